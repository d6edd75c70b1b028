import { Answered } from "../../kit/Answered.tsx";
import { Page } from "../../kit/Page.tsx";
import { Panels } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useSay } from "../../texts/i18n.ts";
import { HomeSections } from "./HomeSections.tsx";
import { Slides } from "./Slides.tsx";
import { useHomeTexts } from "./use-home-texts.ts";

/** What home has, and what is announced there. */
export function HomeScreen() {
  const say = useSay();
  const settings = useAnswer("list_settings", {});
  return (
    <Page title={say("areas.home")} lead={useHomeTexts().lead}>
      <Answered query={settings}>
        {({ rows }) => (
          <Panels>
            <Slides />
            <HomeSections row={rows.find(({ key }) => key === "homeSections")} />
          </Panels>
        )}
      </Answered>
    </Page>
  );
}
