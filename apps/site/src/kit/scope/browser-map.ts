import type { MapClient } from '@marram/domain/map/around'

/** Reads the tiles on the server, which has them at hand. */
export function createBrowserMap(): MapClient {
  return {
    async around({ at: [lon, lat], beachM }) {
      const query = new URLSearchParams({ at: `${lon},${lat}`, ...(beachM !== null && { beach: String(beachM) }) })
      const reply = await fetch(`/map/around.json?${query}`)
      if (!reply.ok) throw new Error(`Request failed with status ${reply.status}`)
      return await reply.json()
    },
  }
}
