import { buttonClass } from "@crosscheck/ui/button-class";
import { data, Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { PageTitle } from "../../view/PageTitle.tsx";
import { LostArt } from "./LostArt.tsx";

/** Only a page load asks the server, which then answers 404; inside the app the screen alone says so. */
export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export function headers() {
  return { "x-robots-tag": "noindex" };
}

/** Any address without a screen, behind the gate where the address is protected. */
export default function NotFoundScreen() {
  const text = useText();
  return (
    <div className="mx-auto flex w-full max-w-lg flex-1 flex-col items-center justify-center gap-4 px-4 py-10 text-center">
      <PageTitle title={text("shell.not_found.title")} />
      <LostArt />
      <h1 tabIndex={-1} className="text-2xl font-bold outline-none sm:text-3xl">
        {text("shell.not_found.title")}
      </h1>
      <p className="text-muted">{text("shell.not_found.text")}</p>
      <Link to="/" className={buttonClass()}>
        {text("shell.not_found.home")}
      </Link>
    </div>
  );
}
