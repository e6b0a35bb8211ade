import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = { readonly challenge: string; readonly origin: string; readonly host: string }
type Flaws = { readonly isVerified?: boolean; readonly counter?: number }

const flags = { present: 1, verified: 4, attested: 64 }

/** An authenticator in software: one key on P-256, attestation "none". */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let uses = 0

  const authData = (host: string, { isVerified = true, counter = uses }: Flaws, attested?: Buffer) => {
    const flag = flags.present | (isVerified ? flags.verified : 0) | (attested ? flags.attested : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([flag]), count, attested ?? Buffer.alloc(0)])
  }
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  return {
    id: credential.id,
    create({ challenge, origin, host }: Options, flaws: Flaws = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // COSE: EC2, ES256, P-256.
      const cose = cborMap(
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const attestation = cborMap(['fmt', 'none'], ['attStmt', []], ['authData', authData(host, flaws, attested)])
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal', 'teleport'],
      }
      return { ...credential, response }
    },
    get({ challenge, origin, host }: Options, flaws: Flaws = {}) {
      uses += 1
      const data = authData(host, flaws)
      const client = clientData('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { ...credential, response }
    },
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

type Cbor = number | string | Buffer | readonly []

/** As much of CBOR as a passkey needs; an empty list stands for an empty map. */
function cborMap(...pairs: readonly (readonly [Cbor, Cbor])[]): Buffer {
  return Buffer.concat([head(5, pairs.length), ...pairs.flat().map(cbor)])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  return Buffer.isBuffer(value) ? Buffer.concat([head(2, value.length), value]) : head(5, 0)
}

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  return Buffer.from(value < 256 ? [(major << 5) | 24, value] : [(major << 5) | 25, value >> 8, value & 255])
}
