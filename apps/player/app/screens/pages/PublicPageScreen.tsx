import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Link, useLoaderData, useLocation, type LoaderFunctionArgs } from "react-router";
import { RichText, useText } from "../../i18n/texts.tsx";
import { pageContext } from "../../boot/page-context.ts";
import { useSettings } from "../../boot/root-data.ts";
import { PUBLIC_PAGES } from "../../modes/places.ts";
import { Panes } from "../../view/Panes.tsx";
import { Screen } from "../../view/Screen.tsx";
import { useTrustedHtml } from "../../hooks/trusted-html.ts";
import { codeIn, toPageType } from "./page-types.ts";

/** The page's rich text, made or sanitised by the server, in the reader's language. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const page = context.get(pageContext);
  const code = codeIn(url);
  if (code !== null) return { type: "verify" as const, html: await page.verification(code) };
  const type = toPageType(url.pathname);
  return { type, html: await page.page(type) };
}

/** Routes /about-us/ /contact-us/ /faq/ /privacy-policy/ /terms-and-conditions/ /verify/:code/. */
export default function PublicPageScreen() {
  const text = useText();
  const { contact_email } = useSettings();
  const { type, html } = useLoaderData<typeof loader>();
  const inner = useTrustedHtml(html ?? "");

  return (
    <Screen title={text(`pages.${type}`)}>
      <PageHeader title={text(`pages.${type}`)} />
      <Panes
        narrow="second"
        first={
          <>
            {html === null || html === "" ? (
              <p className="text-muted">{text("pages.empty")}</p>
            ) : (
              // Sanitised on write against an allow-list (architecture: rich text).
              <div className="cc-prose" dangerouslySetInnerHTML={inner} />
            )}
            {type === "contact_us" && contact_email !== "" ? (
              <p>
                <RichText
                  id="pages.write_us"
                  values={{ email: contact_email }}
                  parts={[
                    <a key="mail" className="cc-link" dir="ltr" href={`mailto:${contact_email}`}>
                      {contact_email}
                    </a>,
                  ]}
                />
              </p>
            ) : null}
          </>
        }
        second={<OtherPages />}
      />
    </Screen>
  );
}

/** The other pages about the site; narrow screens have them in their footer. */
function OtherPages() {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <nav aria-label={text("shell.nav.footer")} className="max-lg:hidden">
      <ul className="cc-choices">
        {PUBLIC_PAGES.map(([to, name]) => (
          <li key={to}>
            <Link to={to} aria-current={pathname === to ? "page" : undefined}>
              {text(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
