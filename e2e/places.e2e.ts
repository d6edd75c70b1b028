import { expect, flow } from "./flow.ts";

const PLACES = ["Fly", "Learn", "Compete", "Exams", "Me"];

flow("the main places are under the thumb on a phone", async ({ signIn }) => {
  const page = await signIn();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  const links = nav.getByRole("link");
  await expect(links).toHaveText(PLACES);
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
  }
  await nav.getByRole("link", { name: "Learn" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Learn" })).toBeFocused();
  await expect(nav.getByRole("link", { name: "Learn" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: /True or false/ }).click();
  await expect(nav).toBeHidden();
});

flow("on a wide screen a rail shows where one is and what is there", async ({ signIn }) => {
  const page = await signIn();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.getByRole("link")).toHaveText(PLACES);
  await nav.getByRole("link", { name: "Me" }).click();
  await nav.getByRole("link", { name: "Statistics", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Statistics" })).toBeFocused();
  await expect(nav.getByRole("link", { name: "Statistics", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(nav.getByRole("link", { name: "Me" })).toHaveAttribute("aria-current", "true");
  const rail = await nav.boundingBox();
  const main = await page.getByRole("main").boundingBox();
  expect(main?.x).toBeGreaterThanOrEqual((rail?.x ?? 0) + (rail?.width ?? 0));
});
