import { useState } from "react";
import { useParams } from "react-router";
import { Answered } from "../../kit/Answered.tsx";
import { Page } from "../../kit/Page.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { PageEditor } from "./PageEditor.tsx";
import type { PageType } from "./site-page.ts";

/** One page about the site: its text, what players see of it, its versions. */
export function PageScreen() {
  // The server knows which pages there are.
  const { id: type = "", language = "" } = useParams() as {
    readonly id?: PageType;
    readonly language?: string;
  };
  const say = useSay();
  const { choice } = useWords();
  const [version, setVersion] = useState<number | undefined>(undefined);
  const page = useAnswer("view_page", {
    type: type as PageType,
    language,
    ...(version === undefined ? {} : { version }),
  });
  return (
    <Page title={say("site.page_title", { page: choice(type), language })} lead={say("site.page_lead")}>
      <Answered query={page}>
        {(data) => <PageEditor key={version ?? "now"} page={data} onVersion={setVersion} />}
      </Answered>
    </Page>
  );
}
