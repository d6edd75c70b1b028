/** Issuer and audience of the embedded provider: constants, so that accounts survive a change of the site's address. */
export const EMBEDDED_ISSUER = "urn:crosscheck:identity";
export const API_AUDIENCE = "urn:crosscheck:api";
