/** Address of a picture; empty for none. */
export function toPictureUrl(picture: string | null): string {
  return picture === null ? "" : `/media/${picture}`;
}
