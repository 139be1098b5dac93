import { goFromQuestionToRequest } from '@/tests/demo/helpers/purchase'

goFromQuestionToRequest({ lng: 'en', width: 1440, javaScriptEnabled: true })
