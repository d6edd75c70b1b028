import AddIcon from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { call, type DataOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { CallButton } from "../../kit/CallButton.tsx";
import { withoutNulls } from "../../kit/form/without-nulls.ts";
import { State } from "../../kit/Chips.tsx";
import { OrderedList } from "../../kit/OrderedList.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useOrder } from "../../kit/use-order.ts";
import { useLocale } from "../../texts/locale.ts";
import { useHomeTexts } from "./use-home-texts.ts";

const MOST = 200;
type Slide = DataOf<"list_slides">["rows"][number];

/** Announcements on home in their order. */
export function Slides() {
  const texts = useHomeTexts();
  const slides = useAnswer("list_slides", { limit: MOST });
  const order = useOrder("order_slides");
  const [openedAt] = useState(() => new Date().toISOString());
  const wordsOf = useWordsOf();
  return (
    <Panel
      title={texts.slides}
      actions={
        <CallButton
          action="create_slide"
          variant="contained"
          startIcon={<AddIcon />}
          start={{ starts_at: openedAt }}
          lead={texts.new_lead}
        />
      }
    >
      <Typography color="textSecondary">{texts.slides_lead}</Typography>
      <Answered query={slides}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Typography color="textSecondary">{texts.no_slides}</Typography>
          ) : (
            <OrderedList
              rows={rows}
              idOf={(row) => row.slide_id}
              nameOf={(row) => wordsOf(row)?.heading ?? ""}
              onOrder={order}
              renderRow={(row) => <SlideRow slide={row} />}
            />
          )
        }
      </Answered>
    </Panel>
  );
}

function SlideRow({ slide }: { readonly slide: Slide }) {
  const texts = useHomeTexts();
  const { instant } = useFormats();
  const words = useWordsOf()(slide);
  const { slide_id, image, link, starts_at, ends_at, state, version } = slide;
  const fixed = { slide_id, version };
  const until = ends_at === null ? "" : texts.until.replace("%{at}", instant(ends_at));
  return (
    <Box sx={{ display: "flex", gap: 1.5, alignItems: "center", flexWrap: "wrap" }}>
      {image !== null && (
        <img
          src={`/media/${image}`}
          alt=""
          style={{ width: 96, height: 56, objectFit: "cover", borderRadius: 8 }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 160 }}>
        <Typography component="div" sx={{ display: "flex", gap: 1, flexWrap: "wrap", alignItems: "center" }}>
          <bdi>{words?.heading}</bdi>
          <State value={state} />
        </Typography>
        <Typography variant="body2" color="textSecondary" dir="auto">
          {words?.text}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {instant(starts_at)} {until}{" "}
          {link !== null && (
            <>
              {"· "}
              <bdi dir="ltr">{link}</bdi>
            </>
          )}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
        <CallButton
          action="change_slide"
          fixed={fixed}
          start={withoutNulls(writtenOf(slide))}
          renew={async () => {
            const { rows } = (await call("list_slides", { limit: MOST })).data;
            const now = rows.find((row) => row.slide_id === slide_id);
            return now === undefined ? {} : { ...writtenOf(now), version: now.version };
          }}
        />
        <CallButton action="delete_slide" color="error" fixed={fixed} lead={texts.delete_lead} />
      </Box>
    </Box>
  );
}

function writtenOf({ words, image, link, starts_at, ends_at }: Slide) {
  return { words, image, link, starts_at, ends_at };
}

function useWordsOf(): (slide: Slide) => Slide["words"][string] | undefined {
  const locale = useLocale();
  return ({ words }) => words[locale] ?? words["en"];
}
