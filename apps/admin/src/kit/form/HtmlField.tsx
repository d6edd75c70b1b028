import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useRef } from "react";
import { useSay } from "../../texts/i18n.ts";

type HtmlFieldProps = {
  readonly label: string;
  readonly html: string;
  readonly language: string;
  readonly direction?: "ltr" | "rtl" | "auto";
  readonly most: number;
  readonly hint?: string;
  readonly heading: "h2" | "h3";
  readonly hasLinks?: boolean;
  readonly onChange: (html: string) => void;
};

/** Rich text as it is stored, with buttons for what is needed most. */
export function HtmlField(props: HtmlFieldProps) {
  const {
    label,
    html,
    language,
    direction = "auto",
    most,
    hint,
    heading,
    hasLinks = false,
    onChange,
  } = props;
  const say = useSay();
  const area = useRef<HTMLTextAreaElement>(null);
  /** What a button puts around the marked text. */
  const marks = [
    { name: "heading", before: `<${heading}>`, after: `</${heading}>` },
    { name: "paragraph", before: "<p>", after: "</p>" },
    { name: "bold", before: "<strong>", after: "</strong>" },
    { name: "list", before: "<ul>\n  <li>", after: "</li>\n</ul>" },
    ...(hasLinks ? [{ name: "link" as const, before: '<a href="https://">', after: "</a>" }] : []),
  ] as const;
  const mark = ({ before, after }: (typeof marks)[number]) => {
    const { selectionStart = html.length, selectionEnd = html.length } = area.current ?? {};
    const marked = html.slice(selectionStart, selectionEnd);
    onChange(`${html.slice(0, selectionStart)}${before}${marked}${after}${html.slice(selectionEnd)}`);
    area.current?.focus();
  };
  return (
    <>
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
        {marks.map((one) => (
          <Button key={one.name} size="small" variant="outlined" onClick={() => mark(one)}>
            {say(`site.mark.${one.name}`)}
          </Button>
        ))}
      </Box>
      <TextField
        inputRef={area}
        label={label}
        value={html}
        onChange={({ target }) => onChange(target.value)}
        multiline
        minRows={12}
        maxRows={40}
        helperText={hint}
        slotProps={{ htmlInput: { dir: direction, lang: language, maxLength: most } }}
      />
    </>
  );
}
