/* Of the page that the worker shows without a network: tells what this tab keeps, and comes back by itself. */
const LOOK_EVERY_MS = 3_000;

const [, theme] = /(?:^|; )theme=(light|dark)/.exec(document.cookie) ?? [];
if (theme !== undefined) document.documentElement.className = theme;

document.getElementById("kept").hidden = !keepsAnswers();

// Browsers call a network one that leads nowhere, and say so a moment before it carries anything.
addEventListener("online", () => void lookForServer());
setInterval(() => void lookForServer(), LOOK_EVERY_MS);

async function lookForServer() {
  const answer = await fetch("/robots.txt", { cache: "no-store" }).catch(() => null);
  if (answer?.ok === true) location.reload();
}

/** Whether a run of this tab has answers that the server has not got (the player's app/play/attempt/attempt-memory.ts). */
function keepsAnswers() {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith("run:"))
      .map((key) => JSON.parse(sessionStorage.getItem(key)))
      .some(({ sent, answers }) => sent !== null || Object.keys(answers).length > 0);
  } catch {
    return false; // forbidden, or of another shape
  }
}
