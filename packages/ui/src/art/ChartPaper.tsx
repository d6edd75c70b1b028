const WIDTH = 480;
const HEIGHT = 560;

/**
 * The paper of an aeronautical chart as a background of any size: graticule with its ticks, isogons, high ground, a lake
 * and its river, a railway, a control zone and the hatched edge of a danger area. One on a page: it names its patterns.
 */
export function ChartPaper({ className }: { readonly className?: string }) {
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern
          id="chart-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V6" stroke="var(--cc-art-rose)" strokeWidth="2" />
        </pattern>
        <pattern id="chart-land" width={WIDTH} height={HEIGHT} patternUnits="userSpaceOnUse" fill="none">
          <Ground />
          <Graticule />
          <Airspace />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#chart-land)" />
    </svg>
  );
}

function Ground() {
  return (
    <>
      <g fill="var(--cc-art-leaf)" opacity="0.13">
        <path d="M300 24c56-22 130-8 150 40s-24 92-78 96-118-16-122-64 12-58 50-72z" />
        <path d="M318 44c40-18 96-6 110 30s-20 62-58 64-82-10-84-44 4-36 32-50z" />
        <path d="M336 62c26-12 58-4 66 18s-14 38-38 38-46-8-46-28 4-22 18-28z" />
        <path d="M26 400c30-26 92-24 112 8s-2 76-44 82-84-12-88-46 4-30 20-44z" />
        <path d="M44 414c20-16 58-14 70 6s-4 46-30 50-50-10-52-30 2-18 12-26z" />
      </g>
      <g stroke="var(--cc-art-leaf)" strokeWidth="1" opacity="0.45">
        <path d="M318 44c40-18 96-6 110 30s-20 62-58 64-82-10-84-44 4-36 32-50z" />
        <path d="M336 62c26-12 58-4 66 18s-14 38-38 38-46-8-46-28 4-22 18-28z" />
        <path d="M44 414c20-16 58-14 70 6s-4 46-30 50-50-10-52-30 2-18 12-26z" />
      </g>
      <path
        d="M206 300c-22 40-14 56-44 74s-24 46-60 52"
        stroke="var(--cc-art-sky)"
        strokeWidth="2"
        opacity="0.55"
      />
      <path
        d="M176 236c30-18 84-14 104 8s2 52-34 60-80 4-92-18 2-40 22-50z"
        fill="var(--cc-art-sky)"
        stroke="var(--cc-art-sky)"
        fillOpacity="0.28"
        strokeOpacity="0.7"
      />
      <g stroke="var(--cc-edge)" opacity="0.5">
        <path d="M0 330C90 318 120 200 240 190S400 250 480 330" strokeWidth="1" />
        <path d="M0 330C90 318 120 200 240 190S400 250 480 330" strokeWidth="6" strokeDasharray="1 9" />
      </g>
      <g fill="var(--cc-art-sun)" opacity="0.55">
        <path d="m232 178 14-4 10 6-2 12-16 4-8-8zM118 288l10-4 8 6-4 8-12 0z" />
      </g>
    </>
  );
}

/** Meridians and parallels, and the isogons across them. */
function Graticule() {
  const lines = "M60 0V560M180 0V560M300 0V560M420 0V560M0 70H480M0 210H480M0 350H480M0 490H480";
  return (
    <>
      <path d={lines} stroke="var(--cc-edge)" strokeWidth="0.8" opacity="0.3" />
      <path d={lines} stroke="var(--cc-edge)" strokeWidth="6" strokeDasharray="1 11" opacity="0.3" />
      <path
        d="M0 140C120 100 360 180 480 140M0 430C120 390 360 470 480 430"
        stroke="var(--cc-violet)"
        strokeWidth="1.2"
        strokeDasharray="14 7"
        opacity="0.45"
      />
    </>
  );
}

function Airspace() {
  return (
    <>
      <circle
        cx="352"
        cy="404"
        r="76"
        stroke="var(--cc-primary)"
        strokeWidth="1.5"
        strokeDasharray="9 5"
        opacity="0.45"
      />
      <path
        d="m334 416 36-24m-32-6 28 36"
        stroke="var(--cc-primary)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.35"
      />
      <path d="m44 96 72-44 62 34-18 74-86 12z" stroke="url(#chart-hatch)" strokeWidth="9" opacity="0.55" />
      <path d="m44 96 72-44 62 34-18 74-86 12z" stroke="var(--cc-art-rose)" opacity="0.6" />
    </>
  );
}
