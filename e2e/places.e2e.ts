import type { Page } from "@playwright/test";
import { contentHere } from "./content-here.ts";
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

/** Pictures that move at each change of screens from now on. */
async function watchChanges(page: Page): Promise<() => Promise<readonly string[][]>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      transition.ready
        .then(() => {
          const moved = document.getAnimations().flatMap(({ effect }) => {
            const picture = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
            return picture?.startsWith("::view-transition") ? [picture] : [];
          });
          return performance.mark("screen-change", { detail: moved });
        })
        .catch(() => performance.mark("screen-change", { detail: [] }));
      return transition;
    };
  });
  return async () =>
    page.evaluate(() =>
      performance
        .getEntriesByName("screen-change")
        .map((mark) => (mark as PerformanceMark & { readonly detail: string[] }).detail.toSorted()),
    );
}

const SUBJECT = { name: /Meteorology/ };

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  flow.describe(`motion: ${reducedMotion}`, () => {
    flow.use({ contextOptions: { reducedMotion } });

    flow(`one screen fades into the next as the device wants it: ${reducedMotion}`, async ({ signIn }) => {
      const page = await signIn();
      const changes = await watchChanges(page);
      await page.goto("/quiz-zone/");
      const visit = async () => {
        await page.getByRole("link", SUBJECT).first().click();
        await page.getByRole("heading", { level: 1, ...SUBJECT }).waitFor();
        await page.goBack();
        await contentHere(page);
        return (await changes()).at(-1);
      };
      const moved = ["::view-transition-new(screen)", "::view-transition-old(screen)"];
      // Once its script is here a screen comes in time, on a busy machine too.
      await expect.poll(visit).toEqual(reducedMotion === "reduce" ? undefined : moved);
    });
  });
}

flow("a screen that is long in coming holds nothing up, and comes", async ({ signIn }) => {
  const page = await signIn();
  const changes = await watchChanges(page);
  const places = page.getByRole("navigation", { name: "Main" });
  const goTo = async (name: string) => {
    await places.getByRole("link", { name }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
  };
  await page.goto("/compete/");
  // What holds presses comes after the screen itself.
  await expect
    .poll(async () => {
      await goTo("Exams");
      await goTo("Compete");
      return (await changes()).length;
    })
    .toBeGreaterThan(1);
  const before = await changes();
  const arrival = Promise.withResolvers<void>();
  await page.route(/LearnScreen.*\.js/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await places.getByRole("link", { name: "Learn" }).click();
  await expect.poll(changes).toEqual([...before, []]);
  await expect(page.getByRole("heading", { level: 1, name: "Learn" })).toHaveCount(0);
  arrival.resolve();
  await page.getByRole("heading", { level: 1, name: "Learn" }).waitFor();
});
