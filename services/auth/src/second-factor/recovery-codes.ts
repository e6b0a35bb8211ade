import { randomInt } from 'node:crypto'
import type { AuthContext } from '../deps.ts'
import { hashToken } from '../token.ts'

const count = 10
/** Crockford's: without letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const groups = 4
const groupLength = 4

type Db = AuthContext['db']

/** Replaces all codes of the account. Only hashes are stored: 80 random bits cannot be searched. */
export async function replaceRecoveryCodes(userId: number, db: Db): Promise<string[]> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  const codes = Array.from({ length: count }, makeCode)
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) }))
  await db.insertInto('recovery_code').values(rows).execute()
  return codes
}

/** True once for each code. */
export async function useRecoveryCode(
  userId: number,
  code: string,
  { db, now }: Pick<AuthContext, 'db' | 'now'>,
): Promise<boolean> {
  const used = await db
    .updateTable('recovery_code')
    .set({ used_at: now() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

export async function countRecoveryCodes(userId: number, db: Db): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select((row) => row.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow()
  return left
}

function makeCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** As people copy codes: capitals, other separators, letters for digits. */
function hashOf(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return hashToken(plain)
}
