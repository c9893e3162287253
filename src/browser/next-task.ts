/** Resolves in a new task, so that the browser can paint and handle input between two long ones. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
