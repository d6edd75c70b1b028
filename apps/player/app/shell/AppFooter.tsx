import { Link } from "react-router";
import { useText } from "../i18n/texts.tsx";
import { useBoot, useSettings } from "../boot/root-data.ts";
import { PUBLIC_PAGES } from "../modes/places.ts";
import { useSwitchLanguage } from "../state/switch-language.ts";

/** Public pages, where else the site is found, and the interface languages. */
export function AppFooter() {
  const text = useText();
  const { language, languages } = useBoot();
  const { social_links } = useSettings();
  const switchLanguage = useSwitchLanguage();
  return (
    <footer className="cc-footer">
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-3 px-4 py-6 sm:px-6 md:flex-row md:items-center md:justify-between">
        <nav aria-label={text("shell.nav.footer")}>
          <ul className="cc-footer-links">
            {PUBLIC_PAGES.map(([to, id]) => (
              <li key={to}>
                <Link to={to} className="cc-footer-link">
                  {text(id)}
                </Link>
              </li>
            ))}
            {social_links.map(({ name, url }) => (
              <li key={url}>
                <Link to={url} rel="noopener noreferrer" className="cc-footer-link">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="flex flex-wrap gap-x-4">
          {languages
            .filter(({ code }) => code !== language.code)
            .map(({ code, language: name }) => (
              <li key={code}>
                <button
                  type="button"
                  lang={code}
                  className="cc-footer-link cc-foreign"
                  onClick={() => void switchLanguage(code)}
                >
                  {name}
                </button>
              </li>
            ))}
        </ul>
      </div>
    </footer>
  );
}
