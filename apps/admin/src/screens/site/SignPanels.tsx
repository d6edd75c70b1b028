import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Panel } from "../../kit/Panel.tsx";
import type { Setting } from "../settings/setting.ts";
import { SettingChanges } from "../settings/SettingChanges.tsx";
import { useHomeTexts } from "./use-home-texts.ts";

type SignPanelProps = { readonly row: Setting | undefined };

/** The picture in the header of every page. */
export function LogoPanel({ row }: SignPanelProps) {
  const texts = useHomeTexts();
  if (row === undefined) return null;
  return (
    <Panel title={texts.logo} actions={<SettingChanges row={row} />}>
      <Typography color="textSecondary">{texts.logo_lead}</Typography>
      {typeof row.value === "string" && row.value !== "" ? (
        <img
          src={`/media/${row.value}`}
          alt={texts.logo}
          style={{ width: 64, height: 64, objectFit: "contain", borderRadius: 12 }}
        />
      ) : (
        <Typography>{texts.own_logo}</Typography>
      )}
    </Panel>
  );
}

/** Where else the site is found. */
export function LinksPanel({ row }: SignPanelProps) {
  const texts = useHomeTexts();
  if (row === undefined) return null;
  const links = readLinks(row.value);
  return (
    <Panel title={texts.links} actions={<SettingChanges row={row} />}>
      <Typography color="textSecondary">{texts.links_lead}</Typography>
      {links.length === 0 && <Typography>{texts.no_links}</Typography>}
      {links.map(({ name, url }) => (
        <Typography key={url} sx={{ overflowWrap: "anywhere" }}>
          <Link href={url} target="_blank" rel="noopener noreferrer">
            <bdi>{name}</bdi>
          </Link>
          <br />
          <bdi dir="ltr">{url}</bdi>
        </Typography>
      ))}
    </Panel>
  );
}

type SocialLink = { readonly name: string; readonly url: string };

/** Of settings the console knows no more than that they are JSON; the server has checked them. */
function readLinks(value: Setting["value"]): readonly SocialLink[] {
  return Array.isArray(value) ? (value as SocialLink[]) : [];
}
