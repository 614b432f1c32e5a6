// One sound: two soft knocks when it is your turn. Made on the spot, so there is no file to load.

let context: AudioContext | undefined;

export function knock(): void {
  try {
    context ??= new AudioContext();
    for (const after of [0, 0.16]) {
      const start = context.currentTime + after;
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.setValueAtTime(220, start);
      tone.frequency.exponentialRampToValueAtTime(90, start + 0.1);
      volume.gain.setValueAtTime(0.25, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.13);
    }
  } catch {
    // A browser without sound still plays.
  }
}
