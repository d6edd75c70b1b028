import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { QuestionKind } from "@crosscheck/contract/question-faults";
import { useState } from "react";
import { useSay } from "../../texts/i18n.ts";
import { Prose } from "./Prose.tsx";
import { SLOT_KINDS, type Option, type Text } from "./question-model.ts";

type QuestionPreviewProps = {
  readonly kind: QuestionKind;
  readonly text: Text;
  readonly language: string;
  readonly direction: "ltr" | "rtl" | "auto";
};

const PHONE_PIXELS = 360;

/** A question as a player meets it, in both themes and directions and at the width of a phone; its answer below. */
export function QuestionPreview({ kind, text, language, direction }: QuestionPreviewProps) {
  const say = useSay();
  const [isDark, setDark] = useState(false);
  const [chosen, setRtl] = useState<boolean | null>(null);
  const isRtl = chosen ?? direction === "rtl";
  const [isPhone, setPhone] = useState(true);
  const [ink, paper, line] = isDark ? ["#eef2f8", "#101826", "#38465c"] : ["#14202f", "#ffffff", "#c9d3e0"];
  return (
    <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap" }}>
        {(
          [
            ["questions.dark", isDark, setDark],
            ["questions.right_to_left", isRtl, setRtl],
            ["questions.phone", isPhone, setPhone],
          ] as const
        ).map(([key, isOn, set]) => (
          <FormControlLabel
            key={key}
            control={<Switch size="small" checked={isOn} onChange={({ target }) => set(target.checked)} />}
            label={say(key)}
          />
        ))}
      </Box>
      <Box
        dir={isRtl ? "rtl" : "ltr"}
        lang={language}
        sx={{
          color: ink,
          bgcolor: paper,
          border: 1,
          borderColor: line,
          borderRadius: "12px",
          p: 2,
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: 1.5,
          boxSizing: "border-box",
          width: isPhone ? PHONE_PIXELS : 1,
          maxWidth: 1,
          overflowWrap: "anywhere",
        }}
      >
        <Typography component="div" sx={{ fontSize: 18, fontWeight: 600 }}>
          <Prose text={text.stem} />
        </Typography>
        {(text.media ?? []).map(({ type, file, alt }) =>
          type === "image" ? (
            <img key={file} src={`/media/${file}`} alt={alt} style={{ maxWidth: "100%", borderRadius: 8 }} />
          ) : (
            // What is said stands in the transcript below.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <audio key={file} src={`/media/${file}`} controls preload="none" style={{ maxWidth: "100%" }} />
          ),
        )}
        <Asked kind={kind} text={text} line={line} />
        <Typography component="div" variant="body2" sx={{ borderTop: 1, borderColor: line, pt: 1.5 }}>
          <Prose text={text.explanation} />
          <div>
            <bdi>{text.reference}</bdi>
          </div>
          {text.transcript !== undefined && <div>{text.transcript}</div>}
        </Typography>
      </Box>
    </Box>
  );
}

type AskedProps = { readonly kind: QuestionKind; readonly text: Text; readonly line: string };

function Asked({ kind, text, line }: AskedProps) {
  const { options = [], key = [], slots = [] } = text;
  const nameOf = (id: string) => options.find((option) => option.id === id)?.text ?? "–";
  const right = (id: string) => (key.includes(id) ? "✓ " : "");
  const lines: readonly { readonly id: string; readonly main: string; readonly why: string }[] =
    SLOT_KINDS.includes(kind)
      ? [
          ...slots.map((slot, at) => ({
            id: `slot ${slot.id}`,
            main: `${slot.text === "" ? `{${slot.id}}` : slot.text} → ${nameOf(key[at] ?? "")}`,
            why: "",
          })),
          ...options.map((option) => toLine(option, "")),
        ]
      : options.map((option) =>
          toLine(option, kind === "sequence" ? `${key.indexOf(option.id) + 1}. ` : right(option.id)),
        );
  const typed = [
    ...(text.number === undefined
      ? []
      : [`${text.number.value} ± ${text.number.tolerance} ${text.number.unit}`]),
    ...(text.accepted ?? []),
    ...(text.word === undefined ? [] : [text.word]),
  ];
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
      {[...lines, ...typed.map((main) => ({ id: main, main: `✓ ${main}`, why: "" }))].map(
        ({ id, main, why }) => (
          <Box key={id} component="li" sx={{ border: 1, borderColor: line, borderRadius: "8px", p: 1 }}>
            <Prose text={main} />
            {why !== "" && (
              <Typography component="div" variant="body2" sx={{ opacity: 0.8 }}>
                <Prose text={why} />
              </Typography>
            )}
          </Box>
        ),
      )}
    </Box>
  );
}

function toLine({ id, text, why }: Option, mark: string) {
  return { id, main: `${mark}${text}`, why };
}
