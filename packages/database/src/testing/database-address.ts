/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(database)}`
  return address.href
}

export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1))
