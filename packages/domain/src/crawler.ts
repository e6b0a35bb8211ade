const crawlers =
  /(?<!cu)bot\b|bots\b|crawl|spider|slurp|lighthouse|facebook|google|bingpreview|embedly|whatsapp|telegram|pinterest/i

/** Machines that read pages. They must not take an error page of ours for the page itself. */
export function isCrawler(userAgent: string | null | undefined): boolean {
  return crawlers.test(userAgent ?? '')
}
