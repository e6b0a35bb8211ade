import type { ShownSetting } from '@marram/contract/desk/settings'
import type { Settings } from '@marram/service-kit/config'
import { settings } from '../config.ts'
import { environmentFileOf, readEnvironmentFile } from '../environment-file.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Also hides keys that browsers know: whoever reads them over a shoulder should not have to know which ones. */
const secretName = /KEY|SECRET|TOKEN|PASSWORD/

/** All settings as this process was started, without secrets. */
export async function readShownSettings(env: Environment): Promise<ShownSetting[]> {
  return presentSettings(settings, env, await readEnvironmentFile(environmentFileOf(env)))
}

/** `file` is what the environment file says. @internal */
export function presentSettings(settings: Settings, env: Environment, file: Environment): ShownSetting[] {
  return Object.values(settings).map(({ name, meaning, secret, fallback }) => {
    const isSecret = secret || secretName.test(name)
    const written = env[name]?.trim() || null
    const text = written ?? (fallback || null)
    return {
      ...{ name, meaning, isSecret },
      isSet: text !== null,
      value: isSecret || text === null ? null : maskAddresses(text),
      source: written === null ? 'default' : file[name]?.trim() === written ? 'file' : 'environment',
    }
  })
}

/** An address that is no secret setting may still have a password or a key. */
function maskAddresses(text: string): string {
  return text.replaceAll(/\/\/[^\s/@]*@/g, '//…@').replaceAll(/(?<=:\/\/\S*)\?[^\s,]*/g, '?…')
}
