import "./kbd.css";

export type KeyRow = {
  /** Any of them does it. */
  readonly keys: readonly string[];
  readonly does: string;
};

/** Keys and what they do. */
export function KeyList({ title, rows }: { readonly title: string; readonly rows: readonly KeyRow[] }) {
  return (
    <dl aria-label={title} className="cc-keys">
      {rows.map(({ keys, does }) => (
        <div key={does}>
          <dt dir="ltr">
            {keys.map((key) => (
              <kbd key={key} className="cc-kbd">
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
