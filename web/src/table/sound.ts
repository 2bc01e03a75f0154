/** Our own short tones; made when needed, silent unless switched on. */
import { settings } from "../kit/settings.svelte";

let context: AudioContext | null = null;
const TUNES = {
  turn: [[587, 0], [880, 0.13]],
  over: [[587, 0], [740, 0.14], [880, 0.28], [1175, 0.42]],
  refused: [[220, 0]],
} as const;

export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  for (const [pitch, delay] of TUNES[tune]) tone(context, pitch, context.currentTime + delay);
}

function tone(audio: AudioContext, pitch: number, at: number): void {
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.16, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.32);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + 0.34);
}
