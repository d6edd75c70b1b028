import type { ReactNode } from "react";

type BoardingPassProps = {
  /** What stands in the coloured band. */
  readonly band: ReactNode;
  /** What stands at the end of the band: of the stub's own where that is beside. */
  readonly label?: ReactNode;
  /** What stands on the part that is torn off. */
  readonly stub: ReactNode;
  readonly children: ReactNode;
};

const NOTCH = 12;
const BAND = 44;
/** Within the border of the card. */
const CORNER = 17;
/** A corner only where the stub is below: on a pass narrower than 28 rem, as the classes with @md say. */
const NARROW_CORNER = `clamp(0px, calc((28rem - 100cqi) * 99), ${CORNER}px)`;
const PAPER = { fill: "var(--cc-bg)", stroke: "var(--cc-line)" };

/** A boarding pass: a band, what it is for, and a stub behind a perforated edge; below it where the pass is narrow. */
export function BoardingPass({ band, label, stub, children }: BoardingPassProps) {
  return (
    <div className="flex w-full" style={{ containerType: "inline-size" }}>
      <div className="flex w-full flex-col rounded-card border border-line bg-card shadow-card @md:flex-row">
        <div className="flex min-w-0 grow flex-col">
          <Band isFirst>
            {band}
            <span className="shrink-0 @md:hidden">{label}</span>
          </Band>
          <div className="grow p-4">{children}</div>
        </div>
        <LineEdge />
        <ColumnEdge />
        <div className="flex shrink-0 flex-col @md:w-[min(40%,14rem)]">
          <div className="@max-md:hidden">
            <Band isFirst={false}>{label}</Band>
          </div>
          <div className="flex grow flex-col gap-2 p-4">{stub}</div>
        </div>
      </div>
    </div>
  );
}

function Band({ isFirst, children }: { readonly isFirst: boolean; readonly children: ReactNode }) {
  return (
    <div
      className="flex items-center gap-2 bg-hero px-4 text-sm font-semibold text-on-hero"
      style={{
        minHeight: BAND,
        borderStartStartRadius: isFirst ? CORNER : 0,
        borderStartEndRadius: isFirst ? NARROW_CORNER : CORNER,
      }}
    >
      {children}
    </div>
  );
}

/** The perforation between two parts below each other. */
function LineEdge() {
  return (
    <svg
      aria-hidden="true"
      height={2 * NOTCH}
      className="shrink-0 @md:hidden"
      style={{ width: "calc(100% + 2px)", marginInline: -1 }}
    >
      <line
        x1="20"
        x2="100%"
        y1={NOTCH}
        y2={NOTCH}
        className="stroke-edge"
        strokeWidth="2"
        strokeDasharray="2 8"
      />
      <circle cx="0" cy={NOTCH} r={NOTCH} {...PAPER} />
      <circle cx="100%" cy={NOTCH} r={NOTCH} {...PAPER} />
    </svg>
  );
}

/** The perforation between two parts beside each other; it goes through the band. */
function ColumnEdge() {
  return (
    <div aria-hidden="true" className="relative shrink-0 @max-md:hidden" style={{ width: 2 * NOTCH }}>
      <svg
        width={2 * NOTCH}
        className="absolute"
        style={{ insetBlock: -1, insetInline: 0, height: "calc(100% + 2px)" }}
      >
        <rect width={2 * NOTCH} y="1" height={BAND} fill="var(--cc-hero)" />
        <line
          x1={NOTCH}
          x2={NOTCH}
          y1="20"
          y2="100%"
          className="stroke-edge"
          strokeWidth="2"
          strokeDasharray="2 8"
        />
        <circle cx={NOTCH} cy="0" r={NOTCH} {...PAPER} />
        <circle cx={NOTCH} cy="100%" r={NOTCH} {...PAPER} />
      </svg>
    </div>
  );
}
