const crawlers =
  /(?<!cu)bot\b|bots\b|crawl|spider|slurp|lighthouse|facebook|google|bingpreview|embedly|whatsapp|telegram|pinterest/i

/** Crawlers must not index an error page as the page itself. */
export function isCrawler(userAgent: string | null | undefined): boolean {
  return crawlers.test(userAgent ?? '')
}
