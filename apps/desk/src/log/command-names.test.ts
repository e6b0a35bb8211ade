import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { commandNames } from './command-names.ts'

const folder = fileURLToPath(new URL('.', import.meta.resolve('@marram/contract/desk/operation')))

const isCommand = (value: unknown): value is { readonly name: string } => Object(value).kind === 'command'

async function loadCommands(): Promise<string[]> {
  const modules = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const loaded = await Promise.all(modules.map((file) => import(`${folder}${file}`)))
  return loaded.flatMap((module) =>
    Object.values<unknown>(module)
      .filter(isCommand)
      .map(({ name }) => name),
  )
}

test('every command of the desk has words in three languages, and nothing else has', async () => {
  const commands = await loadCommands()
  expect(commands.length).toBeGreaterThan(50)
  expect(Object.keys(commandNames).toSorted()).toEqual(commands.toSorted())
  for (const names of Object.values(commandNames)) expect(names.filter((name) => name.trim() === '')).toEqual([])
})

test('no two commands have the same words, which would be one choice of the filter', () => {
  for (const language of [0, 1, 2] as const) {
    const names = Object.values(commandNames).map((all) => all[language])
    expect(new Set(names).size).toBe(names.length)
  }
})
