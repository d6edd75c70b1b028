const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const SHOWN = 8;

/** What an action was about: an id by its beginning, anything else whole, as a setting's key. */
export function shownSubject(subject: string | null): string {
  if (subject === null) return "–";
  return ID.test(subject) ? `${subject.slice(0, SHOWN)}…` : subject;
}
