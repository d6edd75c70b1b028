/**
 * The language that everything shipped is written in: texts, pages, passages and templates. It stands in where another
 * lacks something; which language a site shows by default is data of that site, not this.
 */
export const BASE_LANGUAGE = "en";
