import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PlainText } from "./PlainText.tsx";

it.each([
  [
    "figures alone, as an option of a question in Arabic",
    "1.5 km",
    '<bdi><span class="whitespace-nowrap">1.5 km</span></bdi>',
  ],
  [
    "figures within Arabic",
    "عند 3000 ft تمامًا",
    'عند <bdi dir="ltr"><span class="whitespace-nowrap">3000 ft</span></bdi> تمامًا',
  ],
])("isolates %s", (_case, text, html) => {
  expect(renderToStaticMarkup(<PlainText text={text} />)).toBe(html);
});
