import type { Setting } from '@marram/service-kit/setting'
import { expect, test } from 'vitest'
import { settings } from '../config.ts'
import { presentSettings } from './present-settings.ts'

const canary = 'c4n4ry'
const all: Setting<unknown>[] = Object.values(settings)
const show = (env: Record<string, string>, file: Record<string, string> = {}) =>
  new Map(presentSettings(settings, env, file).map((one) => [one.name, one]))

test('no secret appears, in whatever setting it is', () => {
  const secrets = all.filter(({ secret }) => secret)
  expect(secrets.length).toBeGreaterThan(12)
  const env = Object.fromEntries(
    all.map(({ name, secret }) => [name, secret ? canary : `https://a:${canary}@b.example/?key=${canary}`]),
  )
  const shown = presentSettings(settings, env, {})
  expect(JSON.stringify(shown)).not.toContain(canary)
  expect(shown.map(({ name }) => name)).toEqual(all.map(({ name }) => name))
  for (const { name } of secrets) {
    expect(shown.find((one) => one.name === name)).toMatchObject({ isSecret: true, isSet: true, value: null })
  }
})

test('the default of a secret stays hidden too', () => {
  expect(JSON.stringify([...show({}).values()])).not.toMatch(/marram-demo/)
})

test('what sounds like a secret is one, or it is hidden all the same', () => {
  const names = all.filter(({ secret }) => !secret).map(({ name }) => name)
  const shown = show(Object.fromEntries(names.map((name) => [name, canary])))
  const visible = names.filter((name) => shown.get(name)?.value === canary)
  expect(visible.filter((name) => /KEY|SECRET|TOKEN|PASS|CREDENTIAL/.test(name))).toEqual([])
})

test('each says where its value comes from', () => {
  const shown = show({ PORT: '8080', HOST: '0.0.0.0', BACKUP_HOUR: ' ' }, { HOST: '0.0.0.0', PORT: '3000' })
  expect(shown.get('PORT')).toMatchObject({ value: '8080', source: 'environment', isSet: true })
  expect(shown.get('HOST')).toMatchObject({ value: '0.0.0.0', source: 'file' })
  expect(shown.get('BACKUP_HOUR')).toMatchObject({ value: '3', source: 'default', isSet: true })
  expect(shown.get('MARRAM_USER')).toMatchObject({ value: null, source: 'default', isSet: false })
})
