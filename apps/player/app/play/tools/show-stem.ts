/** On a phone an open tool leaves little of the page: what is asked is brought there. */
export function showStem(): void {
  if (matchMedia("(width < 64rem)").matches) document.querySelector("h1")?.scrollIntoView();
}
