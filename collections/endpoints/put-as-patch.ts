import { type Endpoint, handleEndpoints } from 'payload'

/** `PUT /{id}`, which the documented calls use and Payload lacks: the same operation as `PATCH /{id}`. */
export const putAsPatch: Endpoint = {
  path: '/:id',
  method: 'put',
  handler: async (req) => {
    const request = new Request(String(req.href), {
      method: 'PATCH',
      headers: req.headers,
      body: await req.arrayBuffer?.(),
    })
    return handleEndpoints({ config: req.payload.config, request })
  },
}
