/** Locks the screen to portrait where the browser allows it (installed, or in full screen). */
export async function lockPortrait(): Promise<void> {
  const orientation = window.screen?.orientation as
    | { lock?: (orientation: "portrait") => Promise<void> }
    | undefined;
  try {
    await orientation?.lock?.("portrait");
  } catch {
    // Browser tabs may not.
  }
}
