import { goFromQuestionToRequest } from '@/tests/demo/helpers/purchase'

goFromQuestionToRequest({ lng: 'en', width: 390, javaScriptEnabled: true })
goFromQuestionToRequest({ lng: 'zh', width: 390, javaScriptEnabled: true })
goFromQuestionToRequest({ lng: 'zh', width: 1440, javaScriptEnabled: false })
goFromQuestionToRequest({ lng: 'th', width: 1440, javaScriptEnabled: true })
