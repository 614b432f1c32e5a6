// Every sign of Campaign Trail, drawn by us: what is filled, and what is a line. Whoever shows one also says its word.
import type { TrailIssue, TrailUse } from "../../lib/types";

export interface Drawn {
  fill?: string;
  line?: string;
}
export type Sign = TrailIssue | TrailUse | "home" | "city" | "voter" | "card";

export const SIGNS: Record<Sign, Drawn> = {
  HEA: { fill: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z" },
  GUN: { line: "M12 5a7 7 0 1 0 0 14 7 7 0 1 0 0-14M12 1.500v6M12 16.500v6M1.500 12h6M16.500 12h6" },
  ENG: { fill: "M14 1 4 14h6l-2 9 11-14h-7z" },
  TAX: { line: "M5 20 19 4M7 3.500a3 3 0 1 0 0 6 3 3 0 1 0 0-6M17 14.500a3 3 0 1 0 0 6 3 3 0 1 0 0-6" },
  JOB: { fill: "M2 8h20v5H2zM2 14.500h20V21H2z", line: "M8.500 8V4h7v4" },
  DEB: { line: "M3 3v18h18M6 7l5 6 3-3 6 7M20 11.500V17h-5.500" },
  TRA: { line: "M3 8h17M15.500 3.500 20 8l-4.500 4.500M21 16.500H4M8.500 12 4 16.500 8.500 21" },
  IMM: { line: "M10 3h10v18H10M2 12h12M9.500 7.500 14 12l-4.500 4.500" },
  AID: { fill: "M12 21.500C5 15.500 2 12.300 2 8.200a5.200 5.200 0 0 1 10-2 5.200 5.200 0 0 1 10 2c0 4.100-3 7.300-10 13.300z" },
  GEN: { line: "M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 1 0 0-19M7.500 9.800h9M7.500 14.200h9" },
  REP: { line: "M12 2.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 1 0 0-11M12 13.500v8.500M8 18h8" },
  CRI: { line: "M12 3v18M7 21h10M3.500 7h17M4.500 7 1.800 13.500h5.400zM19.500 7l-2.700 6.500h5.400z" },
  SUR: { line: "M1.500 12S5.500 5 12 5s10.500 7 10.500 7-4 7-10.500 7S1.500 12 1.500 12z", fill: "M12 8.800a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 1 0 0-6.400z" },
  DRU: { line: "M5 19a5 5 0 0 1 0-7l7-7a5 5 0 0 1 7 7l-7 7a5 5 0 0 1-7 0zM8.500 8.500l7 7" },
  MIL: { fill: "M12 1.500l8.500 3V11c0 6-3.800 9.800-8.500 11.500C7.300 20.800 3.500 17 3.500 11V4.500z" },
  EDU: { fill: "M12 3.500.5 9 12 14.500 23.500 9zM5.500 13.300V17.500c0 1.700 3 3.300 6.500 3.300s6.500-1.600 6.500-3.300v-4.200L12 16.500z" },
  HOU: { line: "M3 21V10l9-7 9 7v11zM9.500 21v-7h5v7" },
  ENV: { fill: "M4.500 21.500l1.300-3.300C2 9 8 3 21.500 2.500 21.500 15 15.500 20.500 7.500 19l-1.200 3z" },
  travel: { fill: "M11 1.500h2l1 7.500 8.500 4v2.200l-8.500-2-.5 5.300 2.500 2v1.500l-4-.9-4 .9v-1.500l2.500-2-.5-5.300-8.500 2V13L10 9z" },
  fundraise: { line: "M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 1 0 0-19M15.200 8.800C14.300 7.700 13.200 7.300 12 7.300c-1.800 0-3.100.9-3.100 2.400 0 3.200 6.300 1.500 6.300 4.700 0 1.500-1.300 2.500-3.200 2.500-1.300 0-2.500-.5-3.400-1.600M12 5.200v2.100M12 16.900V19" },
  register: { line: "M3.500 3.500h17v17h-17zM7.500 12l3.200 3.500 6-7.500" },
  advertise: { line: "M2.500 7.500h19v13h-19zM7.500 2 12 7.500 16.500 2M6 17h7" },
  campaign: { fill: "M2 9h5l13-5.500v17L7 15H2zM7 16.500h3.500l1.200 5H8.500z", line: "M22 10v4" },
  politick: { fill: "M12 1.500l3.100 7.100 7.700.7-5.800 5.100 1.700 7.600L12 18l-6.700 4 1.700-7.600L1.200 9.300l7.700-.7z" },
  home: { fill: "M12 1.500.5 12H4v10h6v-6.500h4V22h6V12h3.500z" },
  city: { fill: "M2 22V11h5v3h2V2h6v8h2V7h5v15z" },
  voter: { fill: "M12 2a5 5 0 1 0 0 10 5 5 0 1 0 0-10zM2.500 22.500C2.500 16.500 6.500 13.500 12 13.500s9.500 3 9.500 9z" },
  card: { line: "M5 2.500h14v19H5zM8.500 7h7M8.500 11h7" },
};

/** The pieces around their middle: a circle, a triangle and a square, so that nobody needs colours to tell them apart. */
export const PIECES = {
  democrat: "M0-11.500a11.500 11.500 0 1 0 0 23 11.500 11.500 0 1 0 0-23z",
  libertarian: "M0-14.500 14.500 11.500h-29z",
  republican: "M-11-11h22v22h-22z",
} as const;
export const STAR = "M0-6 1.800-2 6-1.600 2.900 1.200 3.900 5.300 0 3-3.900 5.300-2.900 1.200-6-1.600-1.800-2z";
