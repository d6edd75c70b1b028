/** Names in an address the notice that led there by a push: whoever comes by it has read it. */
export const NOTICE_PARAM = "notice";
