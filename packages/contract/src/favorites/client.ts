import * as v from 'valibot'
import { type CrudEvent, crudEvent } from '../crud-event.ts'
import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'
import {
  type Favorite,
  type FavoriteChange,
  type FavoritesMerge,
  favoritesPath,
  type NewFavorite,
  storedFavorite,
} from './shapes.ts'

/** Every call requires the token of the list's owner; a refusal is a ServiceError. */
export type FavoritesClient = {
  /** Sorted with the newest last. */
  list(): Promise<Favorite[]>
  /** Idempotent: returns an existing favourite unchanged. */
  create(favorite: NewFavorite): Promise<Favorite>
  update(id: number, change: FavoriteChange): Promise<Favorite>
  remove(id: number): Promise<void>
  /** Returns the union of both lists. */
  merge(kept: FavoritesMerge): Promise<Favorite[]>
}

const one = envelope(storedFavorite)
const many = envelope(v.array(storedFavorite))

export function createFavoritesClient(service: ServiceClient): FavoritesClient {
  return {
    list: async () => (await service.get(`${favoritesPath}/`, { reply: many })).data,
    create: async (body) => (await service.post(`${favoritesPath}/`, { body, reply: one })).data,
    update: async (id, body) => (await service.put(`${favoritesPath}/${id}/`, { body, reply: one })).data,
    remove: async (id) => void (await service.delete(`${favoritesPath}/${id}/`, { reply: v.unknown() })),
    merge: async (body) => (await service.post(`${favoritesPath}/merge/`, { body, reply: many })).data,
  }
}

/** Parses the data of a message in the event stream; null if malformed. */
export function parseCrudEvent(data: string): CrudEvent | null {
  try {
    const parsed = v.safeParse(crudEvent, JSON.parse(data))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
