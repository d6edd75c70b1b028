import badges from "./badges.svg";

/** What became of a badge. */
export type BadgeLook = "locked" | "unlocked" | "claimed";

/** Motifs of badges.svg. */
export const BADGE_EMBLEMS = [
  "dashing_debut",
  "combat_winner",
  "clash_winner",
  "most_wanted_winner",
  "ultimate_player",
  "quiz_warrior",
  "super_sonic",
  "flashback",
  "brainiac",
  "big_thing",
  "elite",
  "thirsty",
  "power_elite",
  "sharing_caring",
  "streak",
] as const;
export type BadgeEmblemName = (typeof BADGE_EMBLEMS)[number];

/** A badge: faint while it is locked, shining while it waits to be opened, a medal once it is the player's. Decorative. */
export function BadgeEmblem({
  name,
  look,
  className,
}: {
  readonly name: BadgeEmblemName;
  readonly look: BadgeLook;
  readonly className?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 96 96" className={className ?? "size-20"} aria-hidden="true">
      <use href={`${badges}#frame-${look}`} />
      <use
        href={`${badges}#${name}`}
        x="22"
        y={look === "claimed" ? 17 : 20}
        width="52"
        height="52"
        opacity={look === "locked" ? 0.45 : 1}
      />
    </svg>
  );
}
