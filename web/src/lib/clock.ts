import { t } from "./text";

/** Time left, as a player reads it: days and hours, hours and minutes, or minutes and seconds. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  if (days > 0) return t("page-clock-days", { days, hours: hours % 24 });
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
