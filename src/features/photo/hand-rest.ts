/** So long must the hand rest before the photo is made again: one request for a drag, not one for each of its steps. */
const restMs = 400;

let resting: ReturnType<typeof setTimeout> | null = null;

/** The hand is on the photo again. @returns whether its last place was still to be asked for, and is not any more */
export function wakeHand(): boolean {
  if (resting === null) return false;
  clearTimeout(resting);
  resting = null;
  return true;
}

/** Does what the hand's last place asks for, once it has rested. */
export function restHand(ask: () => void): void {
  wakeHand();
  resting = setTimeout(() => {
    resting = null;
    ask();
  }, restMs);
}
