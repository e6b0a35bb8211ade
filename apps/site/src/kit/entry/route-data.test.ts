import { loadMessages } from '@marram/i18n/messages/catalogue'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { deafServices } from '../testing/deaf-services.ts'
import { redirectIfMoved } from './redirect-if-moved.ts'
import { resolveEntry } from './resolve-entry.ts'

const address = { pathname: '/kontakt/', hash: '' }
const routes = { 'da-DK': null, 'de-DE': '/kontakt/', en: null }

async function contextWith(answers: Readonly<Record<string, unknown>>) {
  return { scope: deafServices('de', answers), messages: await loadMessages('de'), queryClient: new QueryClient() }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => vi.useRealTimers()
})

// spec: error route data failure
test('an address that fails to load four times is not a missing page', async () => {
  const asked = expect(resolveEntry(await contextWith({}), address, async () => {})).rejects.toThrow(
    'Could not perform compiled route data fetch',
  )
  await vi.advanceTimersByTimeAsync(4000)
  await asked
})

// spec: error route data failure
test('an entry that fails to load is not a missing page', async () => {
  const context = await contextWith({ routeData: { entry: { id: 'page-contact', type: 'page' }, routes } })
  await expect(resolveEntry(context, address, async () => {})).rejects.toThrow('Could not ensure route data')
})

// spec: error route data failure
test('an old address that fails to load is not a missing page', async () => {
  await expect(redirectIfMoved(await contextWith({}), '/alt/', '')).rejects.toThrow('Could not determine route data')
})
