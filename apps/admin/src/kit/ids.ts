const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Whether a text is an id of ours, of which the beginning is enough to see. */
export function isId(text: string): boolean {
  return ID.test(text);
}
