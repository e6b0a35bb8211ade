import * as v from 'valibot'
import { type Config, settings } from '../config.ts'
import { runChecks } from '../health-checks/check.ts'
import { bareContext, type CheckOverrides, openContext } from '../health-checks/open-context.ts'
import type { Prompter } from './prompter.ts'
import { answerChecks, asked, isAsked, proposals } from './setup-settings.ts'

type Given = Record<string, string | undefined>
type Key = keyof Config & keyof typeof settings
type Tools = { readonly prompter: Prompter; readonly overrides: CheckOverrides; readonly parse: (env: Given) => Config }

/** Asks for the settings of production, each until it is good; `-` removes an answer. Returns those that changed. */
export async function askSettings(present: Given, tools: Tools): Promise<Record<string, string>> {
  const changed: Record<string, string> = {}
  for (const { about, keys } of asked) {
    tools.prompter.say(`\n${about}`)
    for (const key of keys) {
      if (!isAsked(key, { ...present, ...changed })) continue
      const answer = await askSetting(key, { ...present, ...changed }, tools)
      if (answer !== (present[settings[key].name] ?? '')) changed[settings[key].name] = answer
    }
  }
  return changed
}

/** The empty text removes the setting. */
async function askSetting(key: Key, present: Given, { prompter, overrides, parse }: Tools): Promise<string> {
  const { name, meaning, expected, secret, fallback, schema } = settings[key]
  prompter.say(`\n${name}: ${meaning.replaceAll('`', '')} (${expected}; - for none)`)
  let proposal = present[name]?.trim() || proposals[key] || fallback || ''
  for (;;) {
    const answer = await prompter.ask({ label: name, fallback: proposal, isSecret: secret })
    if (answer === '' || answer === '-') return ''
    if (!v.is(schema, answer)) {
      prompter.say(
        secret ? `That cannot be used; expected ${expected}.` : `${answer} cannot be used; expected ${expected}.`,
      )
      continue
    }
    const config = parse({ ...present, [name]: answer })
    const problems = await tryOut(key, config, overrides)
    for (const { sentence } of problems) prompter.say(sentence)
    if (problems.every(({ level }) => level === 'warning')) return answer === fallback ? '' : answer
    // Given a second time it counts, because a server may be set up later.
    if (answer === proposal) return answer
    proposal = answer
    prompter.say('Press Enter to keep this answer anyway, or give another one.')
  }
}

async function tryOut(key: Key, config: Config, overrides: CheckOverrides) {
  const needed = answerChecks.filter((check) => check.settings?.includes(key))
  const choosesData = key === 'databaseUrl' || key === 'dataFolder'
  const opened = choosesData ? await openContext(config, overrides) : null
  try {
    const results = await runChecks(needed, opened?.context ?? bareContext(config, overrides))
    return results.filter(({ level }) => level === 'failed' || level === 'warning')
  } finally {
    await opened?.close()
  }
}
