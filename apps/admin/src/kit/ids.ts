const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const SHOWN = 8;

/** Whether a text is an id of ours, of which the end is enough to see. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/** The end of an id, which is random. Its beginning is the time (UUID version 7): what is made within a minute shares it. */
export function shortId(id: string): string {
  return `…${id.slice(-SHOWN)}`;
}
