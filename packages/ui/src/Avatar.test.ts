import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Avatar } from "./Avatar.tsx";

it.each([
  ["Amelia Mary Earhart", "AE"],
  ["amelia", "A"],
  ["عبد الرحمن الطيّار", "عط"],
  ["آل", "آ"],
  ["عبد الله", "عا"],
])("has the initials of %s", (name, initials) => {
  const html = renderToStaticMarkup(createElement(Avatar, { name, src: "" }));
  expect(html.replaceAll(/<[^>]*>|\u200C/g, "")).toBe(initials);
});

it("keeps letters apart that would be joined to a word", () => {
  expect(renderToStaticMarkup(createElement(Avatar, { name: "عبد الطيّار", src: "" }))).toContain("ع\u200Cط");
});
