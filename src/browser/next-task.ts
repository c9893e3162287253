/** Resolves in a task of its own, so that the browser can draw and listen between two long ones. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
