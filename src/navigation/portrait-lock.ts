/**
 * Locks the screen to portrait where a browser allows it (installed, or in full screen); elsewhere it refuses
 * and the page works in any orientation.
 */
export async function lockPortrait(): Promise<void> {
  const orientation = window.screen?.orientation as
    | { lock?: (orientation: "portrait") => Promise<void> }
    | undefined;
  try {
    await orientation?.lock?.("portrait");
  } catch {
    // A browser tab may not.
  }
}
