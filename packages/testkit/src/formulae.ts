/** Formulae as the server renders them, for pages that show content of their own. */
export { renderFormulae } from "@crosscheck/server/attempts/view/formulae";
