/** The program cannot start, and the message names the variable or says what to do: a stack would hide it. */
export class StartError extends Error {}
