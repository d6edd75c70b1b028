import CategoryIcon from "@mui/icons-material/CategoryOutlined";
import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Joined } from "../../kit/Joined.tsx";
import { shownIn } from "../../kit/shown-in.ts";
import { useLocale } from "../../texts/locale.ts";

type PlaceRowProps = {
  readonly image: string | null;
  readonly title: ReactNode;
  readonly facts: readonly string[];
  readonly actions?: ReactNode;
};

/** Picture, name and facts of a place, and what can be done with it. */
export function PlaceRow({ image, title, facts, actions }: PlaceRowProps) {
  return (
    <Box sx={{ display: "flex", gap: 1.5, alignItems: "center", flexWrap: "wrap" }}>
      <Avatar {...(image === null ? {} : { src: `/media/${image}` })} alt="">
        <CategoryIcon />
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 160 }}>
        <Typography component="div">{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          <Joined parts={facts} />
        </Typography>
      </Box>
      {actions !== undefined && <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>{actions}</Box>}
    </Box>
  );
}

/** The name of a place in the language of the console, else in whichever there is. */
export function useNameOf(): (names: Readonly<Record<string, string>>) => string {
  const locale = useLocale();
  return (names) => shownIn(names, locale) ?? "–";
}
