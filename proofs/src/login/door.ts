import { solve } from '@marram/auth/testing/solve'
import { round } from '@marram/bench/statistics'
import { captchaNeeded } from '@marram/contract/auth/shapes'
import * as v from 'valibot'

const reply = v.looseObject({
  data: v.looseObject({ token: v.optional(v.string()) }),
  meta: v.looseObject({ code: v.optional(v.string(), 'ok') }),
})
export type Reply = v.InferOutput<typeof reply>

export type Door = {
  /** Each call comes from the given address, as through a proxy. */
  post(path: string, body: unknown, from: string, token?: string): Promise<Reply>
  logInWithCaptcha(email: string, password: string): Promise<{ code: string; token: string; solvedInMs: number }>
}

export function connectLogin(port: number): Door {
  const post: Door['post'] = async (path, body, from, token) => {
    const response = await fetch(`http://127.0.0.1:${port}/services/auth${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-public-key': 'marram-demo',
        'x-forwarded-for': from,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    return v.parse(reply, await response.json())
  }
  return {
    post,
    async logInWithCaptcha(email, password) {
      const first = await post('/login/', { email, password, captcha: null }, '192.0.2.200')
      if (first.meta.code === 'ok') return { code: 'ok', token: first.data.token ?? '', solvedInMs: 0 }
      const startedAt = performance.now()
      const captcha = await solve(v.parse(captchaNeeded, first.data).captcha)
      const solvedInMs = round(performance.now() - startedAt, 0)
      const { data, meta } = await post('/login/', { email, password, captcha }, '192.0.2.200')
      return { code: meta.code, token: data.token ?? '', solvedInMs }
    },
  }
}
