/** What a click does something on. */
const pressable = "button, a[href], label, summary, input";
/** A pointer that is held still moves no farther. */
const stillPx = 10;

interface Press {
  element: HTMLElement;
  x: number;
  y: number;
}

function pressOf(event: PointerEvent): Press | null {
  const { target, clientX: x, clientY: y } = event;
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const element = isPlain && target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
  return element && { element, x, y };
}

/**
 * When the layout moves while a button is pressed, for example because a picture has loaded above it, the browser sends
 * the click to whatever contains both the button and the place of the release, and the button does nothing. Sends the
 * click to the button instead, unless the pointer has moved.
 */
export function keepPresses(page: Document): void {
  let press: Press | null = null;
  page.addEventListener("pointerdown", (event) => (press = pressOf(event)), true);
  page.addEventListener("pointercancel", () => (press = null), true);
  const onClick = (event: MouseEvent) => {
    // From the keyboard or a script.
    if (event.detail === 0 || press === null) return;
    const { element, x, y } = press;
    press = null;
    const isStill = Math.hypot(event.clientX - x, event.clientY - y) <= stillPx;
    if (!isStill || !element.isConnected || element.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    element.click();
  };
  page.addEventListener("click", onClick, true);
}
