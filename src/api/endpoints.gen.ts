// Generated from api-spec/openapi.yaml by `npm run generate`. Never edit it.
import { emptyApi as api } from "./emptyApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/auth/token`,
        method: "POST",
        body: queryArg.loginRequest,
      }),
    }),
    setPasswordByLink: build.mutation<
      SetPasswordByLinkApiResponse,
      SetPasswordByLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/password-link`,
        method: "POST",
        body: queryArg.setPasswordByLinkRequest,
      }),
    }),
    requestPasswordLink: build.mutation<
      RequestPasswordLinkApiResponse,
      RequestPasswordLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/forgotten-password`,
        method: "POST",
        body: queryArg.requestPasswordLinkRequest,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/logout`, method: "GET" }),
    }),
    getMe: build.query<GetMeApiResponse, GetMeApiArg>({
      query: () => ({ url: `/api/me` }),
    }),
    setMyLanguage: build.mutation<
      SetMyLanguageApiResponse,
      SetMyLanguageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/me/language`,
        method: "PUT",
        body: queryArg.setMyLanguageRequest,
      }),
    }),
    getSecondStep: build.query<GetSecondStepApiResponse, GetSecondStepApiArg>({
      query: () => ({ url: `/auth/second-factor` }),
    }),
    completeSignIn: build.mutation<
      CompleteSignInApiResponse,
      CompleteSignInApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/second-factor`,
        method: "POST",
        body: queryArg.shownFactor,
      }),
    }),
    confirmSession: build.mutation<
      ConfirmSessionApiResponse,
      ConfirmSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/me/confirm`,
        method: "POST",
        body: queryArg.confirmSessionRequest,
      }),
    }),
    getSecondFactors: build.query<
      GetSecondFactorsApiResponse,
      GetSecondFactorsApiArg
    >({
      query: () => ({ url: `/api/me/factors` }),
    }),
    startTotp: build.mutation<StartTotpApiResponse, StartTotpApiArg>({
      query: () => ({ url: `/api/me/totp/start`, method: "POST" }),
    }),
    confirmTotp: build.mutation<ConfirmTotpApiResponse, ConfirmTotpApiArg>({
      query: (queryArg) => ({
        url: `/api/me/totp`,
        method: "POST",
        body: queryArg.totpCodeRequest,
      }),
    }),
    removeTotp: build.mutation<RemoveTotpApiResponse, RemoveTotpApiArg>({
      query: () => ({ url: `/api/me/totp/remove`, method: "POST" }),
    }),
    renewRecoveryCodes: build.mutation<
      RenewRecoveryCodesApiResponse,
      RenewRecoveryCodesApiArg
    >({
      query: () => ({ url: `/api/me/recovery-codes`, method: "POST" }),
    }),
    getFactorsOfUser: build.query<
      GetFactorsOfUserApiResponse,
      GetFactorsOfUserApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/factors/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    resetFactors: build.mutation<ResetFactorsApiResponse, ResetFactorsApiArg>({
      query: (queryArg) => ({
        url: `/api/user/factors/reset`,
        method: "POST",
        body: queryArg.userIdRequest,
      }),
    }),
    startPasskeySignIn: build.mutation<
      StartPasskeySignInApiResponse,
      StartPasskeySignInApiArg
    >({
      query: () => ({ url: `/auth/passkey/options`, method: "POST" }),
    }),
    signInByPasskey: build.mutation<
      SignInByPasskeyApiResponse,
      SignInByPasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/passkey`,
        method: "POST",
        body: queryArg.signInByPasskeyRequest,
      }),
    }),
    startPasskey: build.mutation<StartPasskeyApiResponse, StartPasskeyApiArg>({
      query: () => ({ url: `/api/me/passkeys/options`, method: "POST" }),
    }),
    listPasskeys: build.query<ListPasskeysApiResponse, ListPasskeysApiArg>({
      query: () => ({ url: `/api/me/passkeys` }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/me/passkeys`,
        method: "POST",
        body: queryArg.addPasskeyRequest,
      }),
    }),
    renamePasskey: build.mutation<
      RenamePasskeyApiResponse,
      RenamePasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/me/passkeys`,
        method: "PUT",
        body: queryArg.renamePasskeyRequest,
      }),
    }),
    removePasskey: build.mutation<
      RemovePasskeyApiResponse,
      RemovePasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/me/passkeys`,
        method: "DELETE",
        body: queryArg.passkeyIdRequest,
      }),
    }),
    exportMyData: build.mutation<ExportMyDataApiResponse, ExportMyDataApiArg>({
      query: () => ({ url: `/api/me/data`, method: "GET" }),
    }),
    exportUserData: build.mutation<
      ExportUserDataApiResponse,
      ExportUserDataApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/data/${encodeURIComponent(String(queryArg.id))}`,
        method: "GET",
      }),
    }),
    eraseUser: build.mutation<EraseUserApiResponse, EraseUserApiArg>({
      query: (queryArg) => ({
        url: `/api/user/erase`,
        method: "POST",
        body: queryArg.eraseUserRequest,
      }),
    }),
    listDeletedUsers: build.query<
      ListDeletedUsersApiResponse,
      ListDeletedUsersApiArg
    >({
      query: () => ({ url: `/api/users/deleted` }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/api/me/sessions` }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/me/sessions/end`,
        method: "POST",
        body: queryArg.endSessionRequest,
      }),
    }),
    endOtherSessions: build.mutation<
      EndOtherSessionsApiResponse,
      EndOtherSessionsApiArg
    >({
      query: () => ({ url: `/api/me/sessions/end_others`, method: "POST" }),
    }),
    listSessionsOfUser: build.query<
      ListSessionsOfUserApiResponse,
      ListSessionsOfUserApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/sessions/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    endSessionsOfUser: build.mutation<
      EndSessionsOfUserApiResponse,
      EndSessionsOfUserApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/sessions/end`,
        method: "POST",
        body: queryArg.endSessionsOfUserRequest,
      }),
    }),
    updateOrder: build.mutation<UpdateOrderApiResponse, UpdateOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/order/update`,
        method: "PUT",
        body: queryArg.updateOrderRequest,
      }),
    }),
    finishOrder: build.mutation<FinishOrderApiResponse, FinishOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/order/finish`,
        method: "PUT",
        body: queryArg.finishOrderRequest,
      }),
    }),
    setOrderNote: build.mutation<SetOrderNoteApiResponse, SetOrderNoteApiArg>({
      query: (queryArg) => ({
        url: `/api/order/note`,
        method: "PUT",
        body: queryArg.orderNoteRequest,
      }),
    }),
    getOrderPapers: build.query<
      GetOrderPapersApiResponse,
      GetOrderPapersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/papers/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listOrderNews: build.query<ListOrderNewsApiResponse, ListOrderNewsApiArg>({
      query: () => ({ url: `/api/orders/news` }),
    }),
    dismissOrderNews: build.mutation<
      DismissOrderNewsApiResponse,
      DismissOrderNewsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/news/dismiss`,
        method: "POST",
        body: queryArg.dismissOrderNewsRequest,
      }),
    }),
    getOrderFulfillment: build.query<
      GetOrderFulfillmentApiResponse,
      GetOrderFulfillmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/fulfillment/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listOrderVersions: build.query<
      ListOrderVersionsApiResponse,
      ListOrderVersionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/versions/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getOrderVersion: build.query<
      GetOrderVersionApiResponse,
      GetOrderVersionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/versions/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg["number"]))}`,
      }),
    }),
    setOrderPapers: build.mutation<
      SetOrderPapersApiResponse,
      SetOrderPapersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/papers`,
        method: "PUT",
        body: queryArg.orderPapersRequest,
      }),
    }),
    getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/order/get_wls/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    createOrderLink: build.mutation<
      CreateOrderLinkApiResponse,
      CreateOrderLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/new`,
        method: "POST",
        body: queryArg.createOrderLinkRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    createOrder: build.mutation<CreateOrderApiResponse, CreateOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/order/new_simple`,
        method: "POST",
        body: queryArg.createOrderRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    unlockOrder: build.mutation<UnlockOrderApiResponse, UnlockOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/order/unlock`,
        method: "PUT",
        body: queryArg.orderIdRequest,
      }),
    }),
    saveOrderProposal: build.mutation<
      SaveOrderProposalApiResponse,
      SaveOrderProposalApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/proposal/update`,
        method: "PUT",
        body: queryArg.saveOrderProposalRequest,
      }),
    }),
    proposeOrder: build.mutation<ProposeOrderApiResponse, ProposeOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/order/proposal/propose`,
        method: "POST",
        body: queryArg.proposeOrderRequest,
      }),
    }),
    withdrawOrderProposal: build.mutation<
      WithdrawOrderProposalApiResponse,
      WithdrawOrderProposalApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/proposal/withdraw`,
        method: "POST",
        body: queryArg.orderIdRequest,
      }),
    }),
    takeOrderProposal: build.mutation<
      TakeOrderProposalApiResponse,
      TakeOrderProposalApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/proposal/take`,
        method: "POST",
        body: queryArg.takeOrderProposalRequest,
      }),
    }),
    declineOrderProposal: build.mutation<
      DeclineOrderProposalApiResponse,
      DeclineOrderProposalApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/proposal/decline`,
        method: "POST",
        body: queryArg.orderIdRequest,
      }),
    }),
    sendOrder: build.mutation<SendOrderApiResponse, SendOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/order/send_sap`,
        method: "POST",
        body: queryArg.orderIdRequest,
      }),
    }),
    deleteOrder: build.mutation<DeleteOrderApiResponse, DeleteOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/order/delete`,
        method: "DELETE",
        body: queryArg.orderIdRequest,
      }),
    }),
    updateOrderAddress: build.mutation<
      UpdateOrderAddressApiResponse,
      UpdateOrderAddressApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/update_address`,
        method: "PUT",
        body: queryArg.updateOrderAddressRequest,
      }),
    }),
    copyOrder: build.mutation<CopyOrderApiResponse, CopyOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/order/copy`,
        method: "POST",
        body: queryArg.copyOrderRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
      query: (queryArg) => ({
        url: `/api/orders/list`,
        params: {
          archived: queryArg.archived,
          current_catalog: queryArg.currentCatalog,
          catalogs: queryArg.catalogs,
          seasons: queryArg.seasons,
          sap_status: queryArg.sapStatus,
          finished: queryArg.finished,
          edited_gt: queryArg.editedGt,
          edited_lt: queryArg.editedLt,
          begin: queryArg.begin,
          end: queryArg.end,
          drops: queryArg.drops,
          garments: queryArg.garments,
          colors: queryArg.colors,
          sizes: queryArg.sizes,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          changed_since: queryArg.changedSince,
        },
      }),
    }),
    listOrdersOfUser: build.query<
      ListOrdersOfUserApiResponse,
      ListOrdersOfUserApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/list_simple_for/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getOrderPlace: build.query<GetOrderPlaceApiResponse, GetOrderPlaceApiArg>({
      query: (queryArg) => ({
        url: `/api/order/place/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          catalog: queryArg.catalog,
        },
      }),
    }),
    getOverview: build.query<GetOverviewApiResponse, GetOverviewApiArg>({
      query: (queryArg) => ({
        url: `/api/overview/${encodeURIComponent(String(queryArg.tile))}`,
        params: {
          season: queryArg.season,
          catalogs: queryArg.catalogs,
          seller: queryArg.seller,
        },
      }),
    }),
    getGarmentOrders: build.query<
      GetGarmentOrdersApiResponse,
      GetGarmentOrdersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/garments/orders/${encodeURIComponent(String(queryArg.reference))}`,
        params: {
          season: queryArg.season,
        },
      }),
    }),
    findThings: build.query<FindThingsApiResponse, FindThingsApiArg>({
      query: (queryArg) => ({
        url: `/api/find`,
        params: {
          q: queryArg.q,
          kind: queryArg.kind,
        },
      }),
    }),
    reportPresence: build.query<
      ReportPresenceApiResponse,
      ReportPresenceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/presence`,
        method: "POST",
        body: queryArg.orderIdRequest,
      }),
    }),
    listOrderEvents: build.query<
      ListOrderEventsApiResponse,
      ListOrderEventsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/events/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    downloadOrderList: build.mutation<
      DownloadOrderListApiResponse,
      DownloadOrderListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/download/list`,
        method: "POST",
        body: queryArg.downloadOrderListRequest,
      }),
    }),
    startOrderTask: build.mutation<
      StartOrderTaskApiResponse,
      StartOrderTaskApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/task`,
        method: "POST",
        body: queryArg.startOrderTaskRequest,
      }),
    }),
    checkOrderStock: build.query<
      CheckOrderStockApiResponse,
      CheckOrderStockApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/check_stock`,
        method: "POST",
        body: queryArg.checkOrderStockRequest,
      }),
    }),
    listOrderTasks: build.query<
      ListOrderTasksApiResponse,
      ListOrderTasksApiArg
    >({
      query: () => ({ url: `/api/orders/tasks` }),
    }),
    listOrderViews: build.query<
      ListOrderViewsApiResponse,
      ListOrderViewsApiArg
    >({
      query: () => ({ url: `/api/orders/views` }),
    }),
    saveOrderView: build.mutation<
      SaveOrderViewApiResponse,
      SaveOrderViewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/views`,
        method: "POST",
        body: queryArg.saveOrderViewRequest,
      }),
    }),
    deleteOrderView: build.mutation<
      DeleteOrderViewApiResponse,
      DeleteOrderViewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/views/delete`,
        method: "DELETE",
        body: queryArg.orderViewIdRequest,
      }),
    }),
    setStartOrderView: build.mutation<
      SetStartOrderViewApiResponse,
      SetStartOrderViewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/views/start`,
        method: "PUT",
        body: queryArg.startOrderViewRequest,
      }),
    }),
    getOrderTask: build.query<GetOrderTaskApiResponse, GetOrderTaskApiArg>({
      query: (queryArg) => ({
        url: `/api/orders/task/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    downloadOrderTaskFiles: build.mutation<
      DownloadOrderTaskFilesApiResponse,
      DownloadOrderTaskFilesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/task_files/${encodeURIComponent(String(queryArg.id))}`,
        method: "GET",
      }),
    }),
    downloadOrderExcel: build.mutation<
      DownloadOrderExcelApiResponse,
      DownloadOrderExcelApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/download/excel/${encodeURIComponent(String(queryArg.id))}`,
        method: "GET",
        headers: {
          "Accept-Language": queryArg["Accept-Language"],
        },
      }),
    }),
    downloadOrderPdf: build.mutation<
      DownloadOrderPdfApiResponse,
      DownloadOrderPdfApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/download/pdf/${encodeURIComponent(String(queryArg.id))}`,
        method: "GET",
        headers: {
          "Accept-Language": queryArg["Accept-Language"],
        },
      }),
    }),
    downloadOrderOnlyPdf: build.mutation<
      DownloadOrderOnlyPdfApiResponse,
      DownloadOrderOnlyPdfApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/download/pdf_orderonly/${encodeURIComponent(String(queryArg.id))}`,
        method: "GET",
        headers: {
          "Accept-Language": queryArg["Accept-Language"],
        },
      }),
    }),
    downloadInvoicePdf: build.mutation<
      DownloadInvoicePdfApiResponse,
      DownloadInvoicePdfApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/download/invoice_pdf/${encodeURIComponent(String(queryArg.id))}`,
        method: "GET",
        params: {
          number: queryArg["number"],
        },
      }),
    }),
    downloadToComeExcel: build.mutation<
      DownloadToComeExcelApiResponse,
      DownloadToComeExcelApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/download/to_come_excel/${encodeURIComponent(String(queryArg.id))}`,
        method: "GET",
        headers: {
          "Accept-Language": queryArg["Accept-Language"],
        },
      }),
    }),
    downloadToComePdf: build.mutation<
      DownloadToComePdfApiResponse,
      DownloadToComePdfApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/download/to_come_pdf/${encodeURIComponent(String(queryArg.id))}`,
        method: "GET",
        headers: {
          "Accept-Language": queryArg["Accept-Language"],
        },
      }),
    }),
    getOrderConfirmation: build.mutation<
      GetOrderConfirmationApiResponse,
      GetOrderConfirmationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/send/confirmation/${encodeURIComponent(String(queryArg.id))}`,
        method: "GET",
        headers: {
          "Accept-Language": queryArg["Accept-Language"],
        },
      }),
    }),
    listCustomers: build.query<ListCustomersApiResponse, ListCustomersApiArg>({
      query: (queryArg) => ({
        url: `/api/wls_users`,
        params: {
          include_num_orders: queryArg.includeNumOrders,
          include_addresses: queryArg.includeAddresses,
          include_salesorg: queryArg.includeSalesorg,
          num_catalogs: queryArg.numCatalogs,
        },
      }),
    }),
    listCustomerGroups: build.query<
      ListCustomerGroupsApiResponse,
      ListCustomerGroupsApiArg
    >({
      query: () => ({ url: `/api/customer_groups` }),
    }),
    saveCustomerGroup: build.mutation<
      SaveCustomerGroupApiResponse,
      SaveCustomerGroupApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer_groups`,
        method: "POST",
        body: queryArg.saveCustomerGroupRequest,
      }),
    }),
    changeCustomerGroupMembers: build.mutation<
      ChangeCustomerGroupMembersApiResponse,
      ChangeCustomerGroupMembersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer_groups/members`,
        method: "PUT",
        body: queryArg.customerGroupMembersRequest,
      }),
    }),
    deleteCustomerGroup: build.mutation<
      DeleteCustomerGroupApiResponse,
      DeleteCustomerGroupApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer_groups/delete`,
        method: "DELETE",
        body: queryArg.customerGroupIdRequest,
      }),
    }),
    startCustomerTask: build.mutation<
      StartCustomerTaskApiResponse,
      StartCustomerTaskApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customers/task`,
        method: "POST",
        body: queryArg.startCustomerTaskRequest,
      }),
    }),
    listCustomerTasks: build.query<
      ListCustomerTasksApiResponse,
      ListCustomerTasksApiArg
    >({
      query: () => ({ url: `/api/customers/tasks` }),
    }),
    getCustomerTask: build.query<
      GetCustomerTaskApiResponse,
      GetCustomerTaskApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customers/task/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listCustomerFigures: build.query<
      ListCustomerFiguresApiResponse,
      ListCustomerFiguresApiArg
    >({
      query: () => ({ url: `/api/wls_users/figures` }),
    }),
    getUser: build.query<GetUserApiResponse, GetUserApiArg>({
      query: (queryArg) => ({
        url: `/api/user/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          include_num_orders: queryArg.includeNumOrders,
          include_addresses: queryArg.includeAddresses,
          include_salesorg: queryArg.includeSalesorg,
        },
      }),
    }),
    listCustomersOfAgent: build.query<
      ListCustomersOfAgentApiResponse,
      ListCustomersOfAgentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/users_for_agent/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listAgents: build.query<ListAgentsApiResponse, ListAgentsApiArg>({
      query: () => ({ url: `/api/agents` }),
    }),
    createUser: build.mutation<CreateUserApiResponse, CreateUserApiArg>({
      query: (queryArg) => ({
        url: `/api/user`,
        method: "POST",
        body: queryArg.createUserRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
      query: (queryArg) => ({
        url: `/api/user`,
        method: "PUT",
        body: queryArg.updateUserRequest,
      }),
    }),
    deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
      query: (queryArg) => ({
        url: `/api/user`,
        method: "DELETE",
        body: queryArg.deleteUserRequest,
      }),
    }),
    setUserRoles: build.mutation<SetUserRolesApiResponse, SetUserRolesApiArg>({
      query: (queryArg) => ({
        url: `/api/user/roles`,
        method: "PUT",
        body: queryArg.setUserRolesRequest,
      }),
    }),
    setUserAgents: build.mutation<
      SetUserAgentsApiResponse,
      SetUserAgentsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/agents`,
        method: "PUT",
        body: queryArg.setUserAgentsRequest,
      }),
    }),
    setUserSapId: build.mutation<SetUserSapIdApiResponse, SetUserSapIdApiArg>({
      query: (queryArg) => ({
        url: `/api/user/sap_id`,
        method: "PUT",
        body: queryArg.setUserSapIdRequest,
      }),
    }),
    changeUserPlaces: build.mutation<
      ChangeUserPlacesApiResponse,
      ChangeUserPlacesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/places`,
        method: "PUT",
        body: queryArg.changeUserPlacesRequest,
      }),
    }),
    setUserPassword: build.mutation<
      SetUserPasswordApiResponse,
      SetUserPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/password`,
        method: "PUT",
        body: queryArg.setUserPasswordRequest,
      }),
    }),
    sendInvitation: build.mutation<
      SendInvitationApiResponse,
      SendInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/invitation`,
        method: "POST",
        body: queryArg.sendInvitationRequest,
      }),
    }),
    createUsersInBulk: build.mutation<
      CreateUsersInBulkApiResponse,
      CreateUsersInBulkApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/bulk`,
        method: "POST",
        body: queryArg.bulkUsersForm,
      }),
    }),
    listCatalogs: build.query<ListCatalogsApiResponse, ListCatalogsApiArg>({
      query: () => ({ url: `/api/catalogs/list_simple` }),
    }),
    listAllCatalogs: build.query<
      ListAllCatalogsApiResponse,
      ListAllCatalogsApiArg
    >({
      query: () => ({ url: `/api/catalogs/list_admin` }),
    }),
    uploadCatalog: build.mutation<
      UploadCatalogApiResponse,
      UploadCatalogApiArg
    >({
      query: (queryArg) => ({
        url: `/api/catalog/upload`,
        method: "POST",
        body: queryArg.uploadCatalogForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    reuploadCatalog: build.mutation<
      ReuploadCatalogApiResponse,
      ReuploadCatalogApiArg
    >({
      query: (queryArg) => ({
        url: `/api/mgmt/catalog/reupload_async`,
        method: "POST",
        body: queryArg.reuploadCatalogForm,
      }),
    }),
    previewCatalogUpdate: build.mutation<
      PreviewCatalogUpdateApiResponse,
      PreviewCatalogUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/mgmt/catalog/reupload_preview`,
        method: "POST",
        body: queryArg.previewCatalogUpdateForm,
      }),
    }),
    setCatalogVisibility: build.mutation<
      SetCatalogVisibilityApiResponse,
      SetCatalogVisibilityApiArg
    >({
      query: (queryArg) => ({
        url: `/api/catalog/visibility`,
        method: "PUT",
        body: queryArg.catalogVisibilityRequest,
      }),
    }),
    deleteCatalog: build.mutation<
      DeleteCatalogApiResponse,
      DeleteCatalogApiArg
    >({
      query: (queryArg) => ({
        url: `/api/catalog/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        params: {
          unless_orders: queryArg.unlessOrders,
        },
      }),
    }),
    getCatalog: build.query<GetCatalogApiResponse, GetCatalogApiArg>({
      query: (queryArg) => ({
        url: `/api/catalog/list/${encodeURIComponent(String(queryArg.catalogId))}`,
        params: {
          pl: queryArg.pl,
        },
      }),
    }),
    downloadCatalogDesign: build.mutation<
      DownloadCatalogDesignApiResponse,
      DownloadCatalogDesignApiArg
    >({
      query: (queryArg) => ({
        url: `/api/catalog/preview/txt/${encodeURIComponent(String(queryArg.id))}`,
        method: "GET",
        params: {
          pl: queryArg.pl,
        },
      }),
    }),
    downloadCatalogStockPdf: build.mutation<
      DownloadCatalogStockPdfApiResponse,
      DownloadCatalogStockPdfApiArg
    >({
      query: (queryArg) => ({
        url: `/api/catalog/stocks/pdf/${encodeURIComponent(String(queryArg.id))}`,
        method: "GET",
        params: {
          pl: queryArg.pl,
        },
      }),
    }),
    downloadCatalogPdf: build.mutation<
      DownloadCatalogPdfApiResponse,
      DownloadCatalogPdfApiArg
    >({
      query: (queryArg) => ({
        url: `/api/catalog/preview/pdf/${encodeURIComponent(String(queryArg.id))}`,
        method: "GET",
        params: {
          pl: queryArg.pl,
        },
      }),
    }),
    uploadGarments: build.mutation<
      UploadGarmentsApiResponse,
      UploadGarmentsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/garments/upload`,
        method: "POST",
        body: queryArg.uploadGarmentsForm,
      }),
    }),
    editGarments: build.mutation<EditGarmentsApiResponse, EditGarmentsApiArg>({
      query: (queryArg) => ({
        url: `/api/garments/edit`,
        method: "POST",
        body: queryArg.editGarmentsForm,
      }),
    }),
    deleteGarments: build.mutation<
      DeleteGarmentsApiResponse,
      DeleteGarmentsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/garments/delete`,
        method: "POST",
        body: queryArg.deleteGarmentsForm,
      }),
    }),
    setCatalogForUser: build.mutation<
      SetCatalogForUserApiResponse,
      SetCatalogForUserApiArg
    >({
      query: (queryArg) => ({
        url: `/api/catalog/for_user`,
        method: "PUT",
        body: queryArg.catalogForUserRequest,
      }),
    }),
    setCatalogForUsers: build.mutation<
      SetCatalogForUsersApiResponse,
      SetCatalogForUsersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/catalog/for_users`,
        method: "PUT",
        body: queryArg.catalogForUsersRequest,
      }),
    }),
    uploadImages: build.mutation<UploadImagesApiResponse, UploadImagesApiArg>({
      query: (queryArg) => ({
        url: `/api/mgmt/upload_images`,
        method: "POST",
        body: queryArg.imagesForm,
      }),
    }),
    uploadColors: build.mutation<UploadColorsApiResponse, UploadColorsApiArg>({
      query: (queryArg) => ({
        url: `/api/mgmt/upload_colors`,
        method: "POST",
        body: queryArg.imagesForm,
      }),
    }),
    uploadStock: build.mutation<UploadStockApiResponse, UploadStockApiArg>({
      query: (queryArg) => ({
        url: `/api/mgmt/upload_stock_async`,
        method: "POST",
        body: queryArg.stockForm,
      }),
    }),
    getTaskStatus: build.query<GetTaskStatusApiResponse, GetTaskStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/mgmt/task_status/task_${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    removeStocks: build.mutation<RemoveStocksApiResponse, RemoveStocksApiArg>({
      query: () => ({ url: `/api/mgmt/remove_stocks`, method: "POST" }),
    }),
    syncStocks: build.mutation<SyncStocksApiResponse, SyncStocksApiArg>({
      query: (queryArg) => ({
        url: `/api/mgmt/stocks/sync`,
        method: "POST",
        body: queryArg.syncStocksRequest,
      }),
    }),
    listTasks: build.query<ListTasksApiResponse, ListTasksApiArg>({
      query: (queryArg) => ({
        url: `/api/mgmt/tasks`,
        params: {
          catalog: queryArg.catalog,
        },
      }),
    }),
    retryTask: build.mutation<RetryTaskApiResponse, RetryTaskApiArg>({
      query: (queryArg) => ({
        url: `/api/mgmt/task_retry/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
      }),
    }),
    downloadTaskErrors: build.mutation<
      DownloadTaskErrorsApiResponse,
      DownloadTaskErrorsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/mgmt/task_errors/${encodeURIComponent(String(queryArg.id))}`,
        method: "GET",
      }),
    }),
    listRefusedFiles: build.query<
      ListRefusedFilesApiResponse,
      ListRefusedFilesApiArg
    >({
      query: () => ({ url: `/api/mgmt/erp/refused_files` }),
    }),
    dismissRefusedFile: build.mutation<
      DismissRefusedFileApiResponse,
      DismissRefusedFileApiArg
    >({
      query: (queryArg) => ({
        url: `/api/mgmt/erp/refused_files/dismiss`,
        method: "POST",
        body: queryArg.dismissRefusedFileRequest,
      }),
    }),
    reportFulfillment: build.mutation<
      ReportFulfillmentApiResponse,
      ReportFulfillmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fulfillment`,
        method: "POST",
        body: queryArg.erpDocument,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listApiKeys: build.query<ListApiKeysApiResponse, ListApiKeysApiArg>({
      query: () => ({ url: `/api/keys` }),
    }),
    createApiKey: build.mutation<CreateApiKeyApiResponse, CreateApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/api/keys`,
        method: "POST",
        body: queryArg.createApiKeyRequest,
      }),
    }),
    endApiKey: build.mutation<EndApiKeyApiResponse, EndApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/api/keys/end`,
        method: "POST",
        body: queryArg.endApiKeyRequest,
      }),
    }),
    listWebhooks: build.query<ListWebhooksApiResponse, ListWebhooksApiArg>({
      query: () => ({ url: `/api/webhooks` }),
    }),
    createWebhook: build.mutation<
      CreateWebhookApiResponse,
      CreateWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/api/webhooks`,
        method: "POST",
        body: queryArg.createWebhookRequest,
      }),
    }),
    endWebhook: build.mutation<EndWebhookApiResponse, EndWebhookApiArg>({
      query: (queryArg) => ({
        url: `/api/webhooks/end`,
        method: "POST",
        body: queryArg.endWebhookRequest,
      }),
    }),
    listWebhookDeliveries: build.query<
      ListWebhookDeliveriesApiResponse,
      ListWebhookDeliveriesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/webhooks/deliveries/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          status: queryArg.status,
          limit: queryArg.limit,
        },
      }),
    }),
    resendWebhookDelivery: build.mutation<
      ResendWebhookDeliveryApiResponse,
      ResendWebhookDeliveryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/webhooks/deliveries/resend`,
        method: "POST",
        body: queryArg.resendWebhookDeliveryRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type LoginApiResponse =
  SignInResult;
export type LoginApiArg = {
  loginRequest: LoginRequest;
};
export type SetPasswordByLinkApiResponse =
  PasswordByLinkResult;
export type SetPasswordByLinkApiArg = {
  setPasswordByLinkRequest: SetPasswordByLinkRequest;
};
export type RequestPasswordLinkApiResponse =
  CommandResult;
export type RequestPasswordLinkApiArg = {
  requestPasswordLinkRequest: RequestPasswordLinkRequest;
};
export type LogoutApiResponse =
  CommandResult;
export type LogoutApiArg = void;
export type GetMeApiResponse = User;
export type GetMeApiArg = void;
export type SetMyLanguageApiResponse = CommandResult;
export type SetMyLanguageApiArg = {
  setMyLanguageRequest: SetMyLanguageRequest;
};
export type GetSecondStepApiResponse =
  SignInResult;
export type GetSecondStepApiArg = void;
export type CompleteSignInApiResponse =
  CompleteSignInResult;
export type CompleteSignInApiArg = {
  shownFactor: ShownFactor;
};
export type ConfirmSessionApiResponse =
  CommandResult;
export type ConfirmSessionApiArg = {
  confirmSessionRequest: ConfirmSessionRequest;
};
export type GetSecondFactorsApiResponse =
  SecondFactors;
export type GetSecondFactorsApiArg = void;
export type StartTotpApiResponse =
  TotpSetup;
export type StartTotpApiArg = void;
export type ConfirmTotpApiResponse =
  FactorChangeResult;
export type ConfirmTotpApiArg = {
  totpCodeRequest: TotpCodeRequest;
};
export type RemoveTotpApiResponse =
  FactorChangeResult;
export type RemoveTotpApiArg = void;
export type RenewRecoveryCodesApiResponse =
  FactorChangeResult;
export type RenewRecoveryCodesApiArg = void;
export type GetFactorsOfUserApiResponse =
  FactorsOfUser;
export type GetFactorsOfUserApiArg = {
  id: string;
};
export type ResetFactorsApiResponse =
  ResetFactorsResult;
export type ResetFactorsApiArg = {
  userIdRequest: UserIdRequest;
};
export type StartPasskeySignInApiResponse =
  PasskeySignInResult;
export type StartPasskeySignInApiArg = void;
export type SignInByPasskeyApiResponse =
  CommandResult;
export type SignInByPasskeyApiArg = {
  signInByPasskeyRequest: SignInByPasskeyRequest;
};
export type StartPasskeyApiResponse =
  PasskeySetupResult;
export type StartPasskeyApiArg = void;
export type ListPasskeysApiResponse =
  PasskeyListResult;
export type ListPasskeysApiArg = void;
export type AddPasskeyApiResponse =
  FactorChangeResult;
export type AddPasskeyApiArg = {
  addPasskeyRequest: AddPasskeyRequest;
};
export type RenamePasskeyApiResponse =
  FactorChangeResult;
export type RenamePasskeyApiArg = {
  renamePasskeyRequest: RenamePasskeyRequest;
};
export type RemovePasskeyApiResponse =
  FactorChangeResult;
export type RemovePasskeyApiArg = {
  passkeyIdRequest: PasskeyIdRequest;
};
export type ExportMyDataApiResponse =
  string;
export type ExportMyDataApiArg = void;
export type ExportUserDataApiResponse =
  string;
export type ExportUserDataApiArg = {
  id: string;
};
export type EraseUserApiResponse =
  HandoverResult;
export type EraseUserApiArg = {
  eraseUserRequest: EraseUserRequest;
};
export type ListDeletedUsersApiResponse =
  DeletedUserList;
export type ListDeletedUsersApiArg = void;
export type ListSessionsApiResponse =
  SessionListResult;
export type ListSessionsApiArg = void;
export type EndSessionApiResponse =
  EndSessionsResult;
export type EndSessionApiArg = {
  endSessionRequest: EndSessionRequest;
};
export type EndOtherSessionsApiResponse =
  EndSessionsResult;
export type EndOtherSessionsApiArg = void;
export type ListSessionsOfUserApiResponse =
  SessionListResult;
export type ListSessionsOfUserApiArg = {
  id: string;
};
export type EndSessionsOfUserApiResponse =
  EndSessionsResult;
export type EndSessionsOfUserApiArg = {
  endSessionsOfUserRequest: EndSessionsOfUserRequest;
};
export type UpdateOrderApiResponse =
  UpdateResult;
export type UpdateOrderApiArg = {
  updateOrderRequest: UpdateOrderRequest;
};
export type FinishOrderApiResponse =
  UpdateResult;
export type FinishOrderApiArg = {
  finishOrderRequest: FinishOrderRequest;
};
export type SetOrderNoteApiResponse = CommandResult;
export type SetOrderNoteApiArg = {
  orderNoteRequest: OrderNoteRequest;
};
export type GetOrderPapersApiResponse =
  OrderPapers;
export type GetOrderPapersApiArg = {
  id: string;
};
export type ListOrderNewsApiResponse =
  OrderNewsList;
export type ListOrderNewsApiArg = void;
export type DismissOrderNewsApiResponse =
  CommandResult;
export type DismissOrderNewsApiArg = {
  dismissOrderNewsRequest: DismissOrderNewsRequest;
};
export type GetOrderFulfillmentApiResponse =
  OrderFulfillment;
export type GetOrderFulfillmentApiArg = {
  id: string;
};
export type ListOrderVersionsApiResponse =
  OrderVersions;
export type ListOrderVersionsApiArg = {
  id: string;
};
export type GetOrderVersionApiResponse =
  OrderVersionWithLines;
export type GetOrderVersionApiArg = {
  id: string;
  number: number;
};
export type SetOrderPapersApiResponse =
  CommandResult;
export type SetOrderPapersApiArg = {
  orderPapersRequest: OrderPapersRequest;
};
export type GetOrderApiResponse =
  Order;
export type GetOrderApiArg = {
  id: string;
};
export type CreateOrderLinkApiResponse =
  OrderCreatedResult;
export type CreateOrderLinkApiArg = {
  "Idempotency-Key"?: string;
  createOrderLinkRequest: CreateOrderLinkRequest;
};
export type CreateOrderApiResponse =
  OrderCreatedResult;
export type CreateOrderApiArg = {
  "Idempotency-Key"?: string;
  createOrderRequest: CreateOrderRequest;
};
export type UnlockOrderApiResponse =
  CommandResult;
export type UnlockOrderApiArg = {
  orderIdRequest: OrderIdRequest;
};
export type SaveOrderProposalApiResponse =
  UpdateResult;
export type SaveOrderProposalApiArg = {
  saveOrderProposalRequest: SaveOrderProposalRequest;
};
export type ProposeOrderApiResponse =
  CommandResult;
export type ProposeOrderApiArg = {
  proposeOrderRequest: ProposeOrderRequest;
};
export type WithdrawOrderProposalApiResponse =
  CommandResult;
export type WithdrawOrderProposalApiArg = {
  orderIdRequest: OrderIdRequest;
};
export type TakeOrderProposalApiResponse =
  CommandResult;
export type TakeOrderProposalApiArg = {
  takeOrderProposalRequest: TakeOrderProposalRequest;
};
export type DeclineOrderProposalApiResponse =
  CommandResult;
export type DeclineOrderProposalApiArg = {
  orderIdRequest: OrderIdRequest;
};
export type SendOrderApiResponse =
  CommandResult;
export type SendOrderApiArg = {
  orderIdRequest: OrderIdRequest;
};
export type DeleteOrderApiResponse =
  CommandResult;
export type DeleteOrderApiArg = {
  orderIdRequest: OrderIdRequest;
};
export type UpdateOrderAddressApiResponse =
  CommandResult;
export type UpdateOrderAddressApiArg = {
  updateOrderAddressRequest: UpdateOrderAddressRequest;
};
export type CopyOrderApiResponse =
  CopyResult;
export type CopyOrderApiArg = {
  "Idempotency-Key"?: string;
  copyOrderRequest: CopyOrderRequest;
};
export type ListOrdersApiResponse =
  OrderListResult;
export type ListOrdersApiArg = {
  archived?: boolean;
  currentCatalog?: boolean;
  catalogs?: string;
  seasons?: string;
  sapStatus?: string;
  finished?: boolean;
  editedGt?: number;
  editedLt?: number;
  begin?: number;
  end?: number;
  drops?: string;
  garments?: string;
  colors?: string;
  sizes?: string;
  limit?: number;
  cursor?: string;
  changedSince?: string;
};
export type ListOrdersOfUserApiResponse =
  OrderListResult;
export type ListOrdersOfUserApiArg = {
  id: string;
};
export type GetOrderPlaceApiResponse =
  OrderPlace;
export type GetOrderPlaceApiArg = {
  id: string;
  catalog: string;
};
export type GetOverviewApiResponse =
  OverviewResult;
export type GetOverviewApiArg = {
  tile: OverviewTile;
  season?: string;
  catalogs?: string;
  seller?: string;
};
export type GetGarmentOrdersApiResponse =
  GarmentOrders;
export type GetGarmentOrdersApiArg = {
  reference: string;
  season?: string;
};
export type FindThingsApiResponse =
  FindResult;
export type FindThingsApiArg = {
  q: string;
  kind?: "order" | "customer" | "catalog" | "garment";
};
export type ReportPresenceApiResponse =
  PresenceResult;
export type ReportPresenceApiArg = {
  orderIdRequest: OrderIdRequest;
};
export type ListOrderEventsApiResponse =
  OrderEventsResult;
export type ListOrderEventsApiArg = {
  id: string;
};
export type DownloadOrderListApiResponse =
  string;
export type DownloadOrderListApiArg = {
  downloadOrderListRequest: DownloadOrderListRequest;
};
export type StartOrderTaskApiResponse =
  TaskStartedResult;
export type StartOrderTaskApiArg = {
  startOrderTaskRequest: StartOrderTaskRequest;
};
export type CheckOrderStockApiResponse =
  OrderStockResult;
export type CheckOrderStockApiArg = {
  checkOrderStockRequest: CheckOrderStockRequest;
};
export type ListOrderTasksApiResponse =
  OrderTaskListResult;
export type ListOrderTasksApiArg = void;
export type ListOrderViewsApiResponse =
  OrderViewListResult;
export type ListOrderViewsApiArg = void;
export type SaveOrderViewApiResponse =
  SaveOrderViewResult;
export type SaveOrderViewApiArg = {
  saveOrderViewRequest: SaveOrderViewRequest;
};
export type DeleteOrderViewApiResponse =
  CommandResult;
export type DeleteOrderViewApiArg = {
  orderViewIdRequest: OrderViewIdRequest;
};
export type SetStartOrderViewApiResponse =
  CommandResult;
export type SetStartOrderViewApiArg = {
  startOrderViewRequest: StartOrderViewRequest;
};
export type GetOrderTaskApiResponse =
  OrderTaskReport;
export type GetOrderTaskApiArg = {
  id: string;
};
export type DownloadOrderTaskFilesApiResponse =
  string;
export type DownloadOrderTaskFilesApiArg = {
  id: string;
};
export type DownloadOrderExcelApiResponse =
  string;
export type DownloadOrderExcelApiArg = {
  id: string;
  "Accept-Language"?: string;
};
export type DownloadOrderPdfApiResponse =
  string;
export type DownloadOrderPdfApiArg = {
  id: string;
  "Accept-Language"?: string;
};
export type DownloadOrderOnlyPdfApiResponse =
  string;
export type DownloadOrderOnlyPdfApiArg = {
  id: string;
  "Accept-Language"?: string;
};
export type DownloadInvoicePdfApiResponse =
  string;
export type DownloadInvoicePdfApiArg = {
  id: string;
  number: string;
};
export type DownloadToComeExcelApiResponse =
  string;
export type DownloadToComeExcelApiArg = {
  id: string;
  "Accept-Language"?: string;
};
export type DownloadToComePdfApiResponse =
  string;
export type DownloadToComePdfApiArg = {
  id: string;
  "Accept-Language"?: string;
};
export type GetOrderConfirmationApiResponse =
  string;
export type GetOrderConfirmationApiArg = {
  id: string;
  "Accept-Language"?: string;
};
export type ListCustomersApiResponse =
  UserList;
export type ListCustomersApiArg = {
  includeNumOrders?: boolean;
  includeAddresses?: boolean;
  includeSalesorg?: boolean;
  numCatalogs?: boolean;
};
export type ListCustomerGroupsApiResponse =
  CustomerGroupListResult;
export type ListCustomerGroupsApiArg = void;
export type SaveCustomerGroupApiResponse =
  SaveCustomerGroupResult;
export type SaveCustomerGroupApiArg = {
  saveCustomerGroupRequest: SaveCustomerGroupRequest;
};
export type ChangeCustomerGroupMembersApiResponse =
  CommandResult;
export type ChangeCustomerGroupMembersApiArg = {
  customerGroupMembersRequest: CustomerGroupMembersRequest;
};
export type DeleteCustomerGroupApiResponse =
  CommandResult;
export type DeleteCustomerGroupApiArg = {
  customerGroupIdRequest: CustomerGroupIdRequest;
};
export type StartCustomerTaskApiResponse =
  TaskStartedResult;
export type StartCustomerTaskApiArg = {
  startCustomerTaskRequest: StartCustomerTaskRequest;
};
export type ListCustomerTasksApiResponse =
  CustomerTaskListResult;
export type ListCustomerTasksApiArg = void;
export type GetCustomerTaskApiResponse =
  CustomerTaskReport;
export type GetCustomerTaskApiArg = {
  id: string;
};
export type ListCustomerFiguresApiResponse =
  CustomerFigures;
export type ListCustomerFiguresApiArg = void;
export type GetUserApiResponse = User;
export type GetUserApiArg = {
  id: string;
  includeNumOrders?: boolean;
  includeAddresses?: boolean;
  includeSalesorg?: boolean;
};
export type ListCustomersOfAgentApiResponse =
  UserList;
export type ListCustomersOfAgentApiArg = {
  id: string;
};
export type ListAgentsApiResponse = UserList;
export type ListAgentsApiArg = void;
export type CreateUserApiResponse =
  UserCreatedResult;
export type CreateUserApiArg = {
  "Idempotency-Key"?: string;
  createUserRequest: CreateUserRequest;
};
export type UpdateUserApiResponse =
  HandoverResult;
export type UpdateUserApiArg = {
  updateUserRequest: UpdateUserRequest;
};
export type DeleteUserApiResponse =
  HandoverResult;
export type DeleteUserApiArg = {
  deleteUserRequest: DeleteUserRequest;
};
export type SetUserRolesApiResponse =
  HandoverResult;
export type SetUserRolesApiArg = {
  setUserRolesRequest: SetUserRolesRequest;
};
export type SetUserAgentsApiResponse =
  CommandResult;
export type SetUserAgentsApiArg = {
  setUserAgentsRequest: SetUserAgentsRequest;
};
export type SetUserSapIdApiResponse =
  CommandResult;
export type SetUserSapIdApiArg = {
  setUserSapIdRequest: SetUserSapIdRequest;
};
export type ChangeUserPlacesApiResponse =
  CommandResult;
export type ChangeUserPlacesApiArg = {
  changeUserPlacesRequest: ChangeUserPlacesRequest;
};
export type SetUserPasswordApiResponse =
  CommandResult;
export type SetUserPasswordApiArg = {
  setUserPasswordRequest: SetUserPasswordRequest;
};
export type SendInvitationApiResponse =
  CommandResult;
export type SendInvitationApiArg = {
  sendInvitationRequest: SendInvitationRequest;
};
export type CreateUsersInBulkApiResponse =
  BulkUsersResult;
export type CreateUsersInBulkApiArg = {
  bulkUsersForm: BulkUsersForm;
};
export type ListCatalogsApiResponse =
  CatalogList;
export type ListCatalogsApiArg = void;
export type ListAllCatalogsApiResponse =
  CatalogList;
export type ListAllCatalogsApiArg = void;
export type UploadCatalogApiResponse =
  CatalogUploadResult;
export type UploadCatalogApiArg = {
  "Idempotency-Key"?: string;
  uploadCatalogForm: UploadCatalogForm;
};
export type ReuploadCatalogApiResponse =
  TaskStartedResult;
export type ReuploadCatalogApiArg = {
  reuploadCatalogForm: ReuploadCatalogForm;
};
export type PreviewCatalogUpdateApiResponse =
  CatalogUpdatePreview;
export type PreviewCatalogUpdateApiArg = {
  previewCatalogUpdateForm: PreviewCatalogUpdateForm;
};
export type SetCatalogVisibilityApiResponse =
  CommandResult;
export type SetCatalogVisibilityApiArg = {
  catalogVisibilityRequest: CatalogVisibilityRequest;
};
export type DeleteCatalogApiResponse =
  DeleteCatalogResult;
export type DeleteCatalogApiArg = {
  id: string;
  unlessOrders?: boolean;
};
export type GetCatalogApiResponse =
  CatalogWithGarments;
export type GetCatalogApiArg = {
  catalogId: string;
  pl?: string;
};
export type DownloadCatalogDesignApiResponse =
  string;
export type DownloadCatalogDesignApiArg = {
  id: string;
  pl?: string;
};
export type DownloadCatalogStockPdfApiResponse =
  string;
export type DownloadCatalogStockPdfApiArg = {
  id: string;
  pl?: string;
};
export type DownloadCatalogPdfApiResponse =
  string;
export type DownloadCatalogPdfApiArg = {
  id: string;
  pl?: string;
};
export type UploadGarmentsApiResponse =
  GarmentsResult;
export type UploadGarmentsApiArg = {
  uploadGarmentsForm: UploadGarmentsForm;
};
export type EditGarmentsApiResponse =
  GarmentsResult;
export type EditGarmentsApiArg = {
  editGarmentsForm: EditGarmentsForm;
};
export type DeleteGarmentsApiResponse =
  GarmentsResult;
export type DeleteGarmentsApiArg = {
  deleteGarmentsForm: DeleteGarmentsForm;
};
export type SetCatalogForUserApiResponse =
  CommandResult;
export type SetCatalogForUserApiArg = {
  catalogForUserRequest: CatalogForUserRequest;
};
export type SetCatalogForUsersApiResponse =
  CatalogForUsersResult;
export type SetCatalogForUsersApiArg = {
  catalogForUsersRequest: CatalogForUsersRequest;
};
export type UploadImagesApiResponse =
  TaskStartedResult;
export type UploadImagesApiArg = {
  imagesForm: ImagesForm;
};
export type UploadColorsApiResponse =
  TaskStartedResult;
export type UploadColorsApiArg = {
  imagesForm: ImagesForm;
};
export type UploadStockApiResponse =
  TaskStartedResult;
export type UploadStockApiArg = {
  stockForm: StockForm;
};
export type GetTaskStatusApiResponse =
  TaskStatusResult;
export type GetTaskStatusApiArg = {
  id: string;
};
export type RemoveStocksApiResponse =
  TaskStartedResult;
export type RemoveStocksApiArg = void;
export type SyncStocksApiResponse =
  TaskStartedResult;
export type SyncStocksApiArg = {
  syncStocksRequest: SyncStocksRequest;
};
export type ListTasksApiResponse = TaskListResult;
export type ListTasksApiArg = {
  catalog?: string;
};
export type RetryTaskApiResponse =
  CommandResult;
export type RetryTaskApiArg = {
  id: string;
};
export type DownloadTaskErrorsApiResponse =
  string;
export type DownloadTaskErrorsApiArg = {
  id: string;
};
export type ListRefusedFilesApiResponse =
  RefusedFileList;
export type ListRefusedFilesApiArg = void;
export type DismissRefusedFileApiResponse =
  CommandResult;
export type DismissRefusedFileApiArg = {
  dismissRefusedFileRequest: DismissRefusedFileRequest;
};
export type ReportFulfillmentApiResponse =
  CommandResult;
export type ReportFulfillmentApiArg = {
  "Idempotency-Key"?: string;
  erpDocument: ErpDocument;
};
export type ListApiKeysApiResponse = ApiKeyList;
export type ListApiKeysApiArg = void;
export type CreateApiKeyApiResponse =
  CreateApiKeyResult;
export type CreateApiKeyApiArg = {
  createApiKeyRequest: CreateApiKeyRequest;
};
export type EndApiKeyApiResponse =
  EndSessionsResult;
export type EndApiKeyApiArg = {
  endApiKeyRequest: EndApiKeyRequest;
};
export type ListWebhooksApiResponse =
  WebhookList;
export type ListWebhooksApiArg = void;
export type CreateWebhookApiResponse =
  CreateWebhookResult;
export type CreateWebhookApiArg = {
  createWebhookRequest: CreateWebhookRequest;
};
export type EndWebhookApiResponse =
  EndSessionsResult;
export type EndWebhookApiArg = {
  endWebhookRequest: EndWebhookRequest;
};
export type ListWebhookDeliveriesApiResponse =
  WebhookDeliveryList;
export type ListWebhookDeliveriesApiArg = {
  id: string;
  status?: WebhookDeliveryStatus;
  limit?: number;
};
export type ResendWebhookDeliveryApiResponse =
  CommandResult;
export type ResendWebhookDeliveryApiArg = {
  resendWebhookDeliveryRequest: ResendWebhookDeliveryRequest;
};
export type FactorMethod = "passkey" | "totp" | "recovery";
export type PasskeyId = string;
export type PasskeyDescriptor = {
  id: PasskeyId;
  type: "public-key";
  transports?: string[];
};
export type PasskeyRequestOptions = {
  challenge: string;
  rpId: string;
  timeout?: number;
  userVerification: "required";
  allowCredentials?: PasskeyDescriptor[];
};
export type SignInResult = {
  status: "success" | "error" | "second_factor";
  methods?: FactorMethod[];
  passkey?: PasskeyRequestOptions;
  must_restart?: boolean;
  error?: string;
};
export type ProblemError = {
  path: string;
  message: string;
};
export type Problem = {
  title: string;
  status: number;
  detail: string;
  errors?: ProblemError[];
  request_id?: string;
};
export type LoginRequest = {
  username: string;
  password: string;
};
export type CommandStatus = "success" | "error";
export type PasswordByLinkResult = {
  status: CommandStatus;
  username?: string;
  order_id?: string;
  error?: string;
};
export type SetPasswordByLinkRequest = {
  token: string;
  password: string;
};
export type CommandResult = {
  status: CommandStatus;
  error?: string;
};
export type RequestPasswordLinkRequest = {
  username: string;
  language?: string;
};
export type Role = "admin" | "agent" | "wls" | "app";
export type Language =
  "en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "ja" | "ar";
export type PlaceOrigin = "erp" | "staff";
export type UserAddress = {
  sap_id: string;
  name1: string;
  address: string;
  origin?: PlaceOrigin;
};
export type SalesOrganization = {
  sales_organization: string;
  channel: string;
  origin?: PlaceOrigin;
};
export type User = {
  id: string;
  name: string;
  email: string;
  roles: Role[];
  sap_id: string | null;
  catalogs: string[];
  num_catalogs: number;
  agents: string[];
  extra_info: string;
  warehouse: string;
  pricelist: string | null;
  is_wholesale: boolean;
  language?: Language;
  num_orders?: number;
  addresses?: UserAddress[];
  sales_organizations?: SalesOrganization[];
  must_add_factor?: boolean;
  has_erp_documents?: boolean;
  capabilities?: string[];
};
export type SetMyLanguageRequest = {
  language: Language;
};
export type CompleteSignInResult = {
  status: CommandStatus;
  must_restart?: boolean;
  error?: string;
};
export type PasskeyExtensionResults = {
  [key: string]: unknown;
};
export type PasskeyAssertion = {
  id: PasskeyId;
  rawId: PasskeyId;
  type: "public-key";
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string | null;
  };
  authenticatorAttachment?: string | null;
  clientExtensionResults?: PasskeyExtensionResults;
};
export type ShownFactor = {
  passkey?: PasskeyAssertion;
  code?: string;
  recovery_code?: string;
};
export type ConfirmSessionRequest = {
  password?: string;
  passkey?: PasskeyAssertion;
  code?: string;
  recovery_code?: string;
};
export type ConfirmationMethod =
  "password" | "passkey" | "totp" | "recovery" | "openid";
export type SecondFactors = {
  required: boolean;
  may_remove: boolean;
  totp: {
    created: number;
  } | null;
  recovery_codes_left: number;
  confirm_with: ConfirmationMethod[];
  providers?: {
    id: string;
    name: string;
  }[];
};
export type TotpSetup = {
  status: CommandStatus;
  secret?: string;
  uri?: string;
  needs_confirmation?: boolean;
  error?: string;
};
export type FactorChangeResult = {
  status: CommandStatus;
  recovery_codes?: string[];
  needs_confirmation?: boolean;
  error?: string;
};
export type TotpCodeRequest = {
  code: string;
};
export type FactorsOfUser = {
  methods: FactorMethod[];
  recovery_codes_left: number;
  reset: {
    by: string;
    name: string;
    until: number;
  } | null;
};
export type ResetFactorsResult = {
  status: CommandStatus;
  is_pending?: boolean;
  needs_confirmation?: boolean;
  error?: string;
};
export type UserIdRequest = {
  id: string;
};
export type PasskeySignInResult = {
  status: CommandStatus;
  error?: string;
  options?: PasskeyRequestOptions;
};
export type SignInByPasskeyRequest = {
  credential: PasskeyAssertion;
};
export type PasskeyCreationOptions = {
  challenge: string;
  rp: {
    id: string;
    name: string;
  };
  user: {
    id: string;
    name: string;
    displayName: string;
  };
  pubKeyCredParams: {
    type: "public-key";
    alg: number;
  }[];
  timeout?: number;
  excludeCredentials: PasskeyDescriptor[];
  authenticatorSelection: {
    residentKey: "required";
    requireResidentKey: boolean;
    userVerification: "required";
  };
  attestation: "none";
};
export type PasskeySetupResult = {
  status: CommandStatus;
  error?: string;
  options?: PasskeyCreationOptions;
  needs_confirmation?: boolean;
};
export type Passkey = {
  id: PasskeyId;
  name: string;
  created: number;
  last_used: number | null;
  backed_up: boolean;
};
export type PasskeyListResult = {
  passkeys: Passkey[];
};
export type PasskeyRegistration = {
  id: PasskeyId;
  rawId: PasskeyId;
  type: "public-key";
  response: {
    clientDataJSON: string;
    attestationObject: string;
    transports?: string[];
    authenticatorData?: string;
    publicKey?: string | null;
    publicKeyAlgorithm?: number;
  };
  authenticatorAttachment?: string | null;
  clientExtensionResults?: PasskeyExtensionResults;
};
export type AddPasskeyRequest = {
  name: string;
  credential: PasskeyRegistration;
};
export type RenamePasskeyRequest = {
  id: PasskeyId;
  name: string;
};
export type PasskeyIdRequest = {
  id: PasskeyId;
};
export type HandoverResult = {
  status: CommandStatus;
  error?: string;
  needs_handover?: boolean;
  needs_confirmation?: boolean;
};
export type EraseUserRequest = {
  id: string;
  handover?: string[];
};
export type DeletedUser = {
  id: string;
  name: string;
  email: string;
  roles: Role[];
  deleted: number;
  num_orders: number;
};
export type DeletedUserList = {
  users: DeletedUser[];
};
export type Session = {
  id: string;
  is_current: boolean;
  method: "password" | "passkey" | "openid";
  has_second_factor: boolean;
  browser: string;
  address: string;
  country?: string | null;
  created: number;
  last_seen: number;
  expires: number;
};
export type SessionListResult = {
  status: CommandStatus;
  sessions: Session[];
};
export type EndSessionsResult = {
  status: CommandStatus;
  needs_confirmation?: boolean;
  error?: string;
};
export type EndSessionRequest = {
  id: string;
};
export type EndSessionsOfUserRequest = {
  id: string;
  session_id?: string;
};
export type UpdateResult = {
  status: CommandStatus;
  error?: string;
  version?: number;
  total_price?: number;
};
export type UpdateOrderRequest = {
  id: string;
  lines: {
    [key: string]: number;
  };
  wanted: string[];
  service_date?: number | null;
  take_prices?: boolean;
  version?: number;
};
export type FinishOrderRequest = {
  id: string;
  customer_finished: boolean;
};
export type OrderNoteRequest = {
  id: string;
  note?: string;
  staff_note?: string;
};
export type DropWindow = {
  drop: string;
  text: string;
};
export type CustomerPapers = {
  vat_id?: string;
  bill_to?: string;
  contact?: string;
  phone?: string;
  payment_terms?: string;
};
export type OrderPapers = {
  buyer_number: string;
  discount_percent: number | null;
  discount_amount: number | null;
  freight: number | null;
  vat_percent?: number | null;
  tax_note: string;
  delivery_terms?: string;
  cancel_date?: number | null;
  windows: DropWindow[];
  customer?: CustomerPapers;
};
export type NewsConfirmation = {
  ordered: number;
  missing: number;
  other_day: number;
} | null;
export type NewsShipment = {
  number: string;
  day: number;
  carrier: string;
  tracking_number: string;
  pieces: number;
};
export type OrderNews = {
  id: string;
  name: string;
  customer: string;
  changed_at: number;
  confirmed: NewsConfirmation;
  shipments: NewsShipment[];
  taken_back: string[];
};
export type OrderNewsList = {
  orders: OrderNews[];
  count: number;
  proposed?: number;
};
export type DismissOrderNewsRequest = {
  id?: string;
  changed_at: number;
};
export type FulfillmentLine = {
  sku: string;
  ordered: number;
  confirmed: number | null;
  confirmed_day: number | null;
  reason: string;
  shipped: number;
  cancelled: number;
  to_come: number;
};
export type ShipmentLine = {
  sku: string;
  quantity: number;
};
export type Shipment = {
  number: string;
  day: number;
  carrier: string;
  tracking_number: string;
  tracking_url: string;
  lines: ShipmentLine[];
};
export type OrderInvoice = {
  number: string;
  day: number;
  amount: number;
  currency: string;
  has_pdf?: boolean;
};
export type FulfillmentConfirmation = {
  number: string;
  day: number;
} | null;
export type OrderFulfillment = {
  lines: FulfillmentLine[];
  shipments: Shipment[];
  invoices: OrderInvoice[];
  confirmation: FulfillmentConfirmation;
  unseen_at?: number | null;
};
export type OrderVersion = {
  number: number;
  sent_at: number;
  accepted_at: number | null;
  items_count: number;
  total_price: number;
  service_date: number | null;
  address_id: string;
  wanted: string[];
};
export type OrderVersions = {
  versions: OrderVersion[];
};
export type OrderVersionLine = {
  sku: string;
  quantity: number;
  wh_price: number;
};
export type OrderVersionWithLines = OrderVersion & {
  lines: OrderVersionLine[];
};
export type OrderPapersRequest = {
  id: string;
  buyer_number?: string;
  discount_percent?: number | null;
  discount_amount?: number | null;
  freight?: number | null;
  vat_percent?: number | null;
  tax_note?: string;
  delivery_terms?: string;
  cancel_date?: number | null;
  windows?: DropWindow[];
  customer?: CustomerPapers;
};
export type OrderCustomer = {
  id: string;
  name: string;
  sap_id?: string | null;
  addresses: UserAddress[];
  sales_organizations: SalesOrganization[];
};
export type OrderCatalog = {
  id: string;
  name: string;
  season: string;
  currency: string;
};
export type CatalogType = "initial" | "repo" | "return";
export type OrderSeller = {
  id: string;
  name: string;
} | null;
export type ProposedChange = {
  sku: string;
  ordered: number;
  proposed: number;
  wh_price: number;
};
export type OrderProposal = {
  version: number;
  changes: ProposedChange[];
  wanted: string[];
  saved_at: number;
  note: string;
};
export type GarmentColor = {
  number: string;
  name: string;
  name_language?: string;
  code?: string;
};
export type Sku = {
  sku: string;
  ean?: string;
  own_sku?: string;
  color: string;
  size: string;
  stock: number;
  quantity: number;
};
export type Garment = {
  generic: string;
  number: string;
  style_code?: string;
  name: string;
  name_language?: string;
  drop: string;
  collection: string;
  made_in: string;
  description: string;
  composition: string;
  large_description: string;
  wh_price: number;
  rt_price: number;
  currency: string;
  with_stocks: boolean;
  min_quantity?: number;
  multiple?: number;
  stock_updated?: number | null;
  sizes: string[];
  colors: GarmentColor[];
  skus: Sku[];
  pictures: {
    [key: string]: number;
  };
  picture_tags?: {
    [key: string]: string;
  };
};
export type OrderLines = {
  [key: string]: {
    [key: string]: number;
  };
};
export type Order = {
  id: string;
  name: string;
  customer: OrderCustomer;
  sap_status: number;
  finished: boolean;
  catalog: OrderCatalog;
  catalog_type: CatalogType;
  seller: OrderSeller;
  sales_organization: string;
  channel: string;
  address_id: string;
  items_count: number;
  total_price: number;
  currency: string;
  created: number;
  service_date: number | null;
  version: number;
  edited?: number;
  erp_message?: string | null;
  erp_cause?: "unreachable" | "taken" | "customer";
  mended?: boolean;
  note?: string;
  staff_note?: string;
  customer_finished: boolean;
  proposed_at?: number;
  proposal?: OrderProposal;
  requires_minimums?: boolean;
  garments: Garment[];
  lines: OrderLines;
  wanted: string[];
  line_prices?: {
    [key: string]: number;
  };
};
export type OrderCreatedResult = {
  status: CommandStatus;
  order_id?: string;
  error?: string;
};
export type CreateOrderLinkRequest = {
  customer_name: string;
  customer_email: string;
  seller?: string;
  is_wholesale?: boolean;
  send_email?: boolean;
  catalog: string;
};
export type CreateOrderRequest = {
  customer?: string;
  title: string;
  catalog: string;
  address?: string;
  sales_organization?: string;
  channel?: string;
};
export type OrderIdRequest = {
  id: string;
};
export type SaveOrderProposalRequest = {
  id: string;
  lines: {
    [key: string]: number;
  };
  wanted: string[];
  version?: number;
};
export type ProposeOrderRequest = {
  id: string;
  note?: string;
};
export type TakeOrderProposalRequest = {
  id: string;
  skus: string[];
  wanted: string[];
  version: number;
};
export type UpdateOrderAddressRequest = {
  id: string;
  name: string;
  address?: string;
  sales_organization?: string;
  channel?: string;
};
export type CopyResult = {
  status: CommandStatus;
  order_id?: string;
  error?: string;
  skipped?: string[];
};
export type CopyOrderRequest = {
  source: string;
  customer_id: string;
  seller?: string;
  title: string;
  address?: string;
  sales_organization?: string;
  channel?: string;
};
export type OrderSummary = {
  id: string;
  name: string;
  customer: OrderCustomer;
  sap_status: number;
  finished: boolean;
  catalog: OrderCatalog;
  catalog_type: CatalogType;
  seller: OrderSeller;
  sales_organization: string;
  channel: string;
  address_id: string;
  items_count: number;
  total_price: number;
  currency: string;
  created: number;
  service_date: number | null;
  version: number;
  edited?: number;
  erp_message?: string | null;
  erp_cause?: "unreachable" | "taken" | "customer";
  mended?: boolean;
  to_come?: number;
  confirmed_short?: boolean;
  proposed_at?: number;
  note?: string;
  staff_note?: string;
};
export type OrderListResult = {
  status: CommandStatus;
  orders: OrderSummary[];
  next_cursor?: string;
  as_of?: string;
  gone?: string[];
};
export type OrderPlace = {
  address: string;
  sales_organization: string;
  channel: string;
};
export type OverviewRow = {
  id: string;
  label: string;
  currency: string;
  orders: number | null;
  before_orders?: number;
  pieces: number;
  amount: number;
  before_pieces: number;
  before_amount: number;
  stock?: number;
  shipped?: number;
};
export type OverviewResult = {
  rows: OverviewRow[];
  as_of?: number;
  time_zone?: string;
};
export type OverviewTile =
  | "seasons"
  | "days"
  | "status"
  | "sellers"
  | "catalogs"
  | "drops"
  | "places"
  | "garments"
  | "slow_garments"
  | "colors"
  | "slow_colors"
  | "sizes"
  | "late"
  | "stock"
  | "shipped";
export type GarmentCell = {
  color: string;
  size: string;
  pieces: number;
};
export type GarmentSum = {
  id: string;
  label: string;
  currency: string;
  orders: number;
  pieces: number;
  amount: number;
};
export type GarmentOrderToCome = {
  id: string;
  name: string;
  customer: string;
  pieces: number;
};
export type GarmentOrders = {
  generic: string;
  number: string;
  name: string;
  seasons: string[];
  catalogs: {
    id: string;
    name: string;
    season: string;
    currency: string;
  }[];
  colors: string[];
  color_names?: {
    [key: string]: string;
  };
  sizes: string[];
  cells: GarmentCell[];
  statuses: GarmentSum[];
  customers: GarmentSum[];
  stocks: {
    warehouse: string;
    updated: number;
    cells: GarmentCell[];
  }[];
  to_come?: {
    cells: GarmentCell[];
    orders: GarmentOrderToCome[];
  };
  as_of?: number;
};
export type FoundThing = {
  kind: "order" | "customer" | "catalog" | "garment";
  id: string;
  label: string;
  detail: string;
  matched?: string;
  catalog_id?: string;
};
export type FindResult = {
  results: FoundThing[];
  totals?: {
    order?: number;
    customer?: number;
    catalog?: number;
    garment?: number;
  };
};
export type PresenceResult = {
  others: {
    id: string;
    name: string;
  }[];
  version: number;
};
export type OrderEventActor = {
  id: string;
  name: string;
} | null;
export type OrderEventKind =
  | "created"
  | "copied"
  | "link_sent"
  | "changed"
  | "finished"
  | "reopened"
  | "edited"
  | "sent"
  | "accepted"
  | "rejected"
  | "unlocked"
  | "kept"
  | "deleted"
  | "restored"
  | "handed_over"
  | "noted"
  | "staff_noted"
  | "papers"
  | "proposed"
  | "proposal_withdrawn"
  | "proposal_taken"
  | "proposal_declined";
export type OrderEvent = {
  id: string;
  at: number;
  actor: OrderEventActor;
  kind: OrderEventKind;
  text: string;
};
export type OrderEventsResult = {
  events: OrderEvent[];
};
export type DownloadOrderListRequest = {
  orders: string[];
};
export type TaskStartedStatus = "success" | "ok_failed" | "error";
export type TaskStartedResult = {
  status: TaskStartedStatus;
  task_id?: string;
  error?: string;
  errors?: string[];
};
export type OrderTaskAction =
  "send" | "finish" | "service_date" | "delete" | "restore" | "excel" | "pdf";
export type StartOrderTaskRequest = {
  action: OrderTaskAction;
  orders: string[];
  key: string;
  service_date?: number | null;
};
export type ShortOrder = {
  id: string;
  pieces: number;
  skus: number;
  warehouse: string;
  stock_updated: number | null;
};
export type OrderStockResult = {
  orders: ShortOrder[];
};
export type CheckOrderStockRequest = {
  orders: string[];
};
export type TaskStatus = "created" | "WIP" | "failed" | "done";
export type OrderTaskSummary = {
  task_id: string;
  action: OrderTaskAction;
  status: TaskStatus;
  progress: number;
  error: string | null;
  created: number;
  count: number;
  done: number;
  refused: number;
  skipped: number;
};
export type OrderTaskListResult = {
  tasks: OrderTaskSummary[];
};
export type OrderView = {
  id: string;
  name: string;
  query: string;
  is_shared: boolean;
  is_own: boolean;
  is_start: boolean;
};
export type OrderViewListResult = {
  views: OrderView[];
};
export type SaveOrderViewResult = {
  status: CommandStatus;
  id?: string;
  error?: string;
};
export type SaveOrderViewRequest = {
  id?: string;
  name: string;
  query: string;
  is_shared: boolean;
};
export type OrderViewIdRequest = {
  id: string;
};
export type StartOrderViewRequest = {
  id: string | null;
};
export type OrderOutcome = "waiting" | "done" | "refused" | "skipped";
export type OrderTaskLine = {
  id: string;
  name: string;
  customer: string;
  outcome: OrderOutcome;
  reason: string | null;
};
export type OrderTaskReport = {
  task_id: string;
  action: OrderTaskAction;
  status: TaskStatus;
  progress: number;
  error: string | null;
  created: number;
  orders: OrderTaskLine[];
};
export type UserList = User[];
export type CustomerGroup = {
  id: string;
  name: string;
  owner: string;
  members: string[];
  is_shared: boolean;
  is_own: boolean;
};
export type CustomerGroupListResult = {
  groups: CustomerGroup[];
};
export type SaveCustomerGroupResult = {
  status: CommandStatus;
  id?: string;
  error?: string;
};
export type CustomerIds = string[];
export type SaveCustomerGroupRequest = {
  id?: string;
  name: string;
  is_shared: boolean;
  members?: CustomerIds;
};
export type CustomerGroupMembersRequest = {
  id: string;
  add: CustomerIds;
  remove: CustomerIds;
};
export type CustomerGroupIdRequest = {
  id: string;
};
export type CustomerTaskAction = "catalogs" | "agents" | "pricelist";
export type StartCustomerTaskRequest = {
  action: CustomerTaskAction;
  customers: string[];
  key: string;
  catalogs?: string[];
  agents?: string[];
  pricelist?: string | null;
};
export type CustomerTaskSummary = {
  task_id: string;
  action: CustomerTaskAction;
  status: TaskStatus;
  progress: number;
  error: string | null;
  created: number;
  count: number;
  done: number;
  refused: number;
  skipped: number;
};
export type CustomerTaskListResult = {
  tasks: CustomerTaskSummary[];
};
export type CustomerTaskLine = {
  id: string;
  name: string;
  outcome: OrderOutcome;
  reason: string | null;
};
export type CustomerTaskReport = {
  task_id: string;
  action: CustomerTaskAction;
  status: TaskStatus;
  progress: number;
  error: string | null;
  created: number;
  customers: CustomerTaskLine[];
};
export type CustomerFigures = {
  season: string | null;
  customers: {
    id: string;
    open_orders: number;
    last_order: number | null;
    amounts: {
      currency: string;
      amount: number;
    }[];
  }[];
};
export type UserCreatedResult = {
  status: CommandStatus;
  user_id?: string;
  error?: string;
};
export type CreateUserRequest = {
  name: string;
  email: string;
  is_wholesale?: boolean;
  send_email?: boolean;
  sap_id?: string | null;
  roles?: Role[];
  catalogs?: string[];
  warehouse?: string;
  pricelist?: string | null;
  extra_info?: string;
  language?: Language;
};
export type UpdateUserRequest = {
  id: string;
  name?: string;
  email?: string;
  roles?: Role[];
  sap_id?: string | null;
  catalogs?: string[];
  language?:
    | (
        | "en"
        | "de"
        | "es"
        | "fr"
        | "it"
        | "nl"
        | "pl"
        | "pt"
        | "ja"
        | "ar"
        | null
      )
    | null;
  extra_info?: string;
  warehouse?: string;
  pricelist?: string | null;
  handover?: string[];
};
export type UpdateUserRequestRead = {
  id: string;
  name?: string;
  email?: string;
  roles?: Role[];
  sap_id?: string | null;
  catalogs?: string[];
  language?:
    | (
        | "en"
        | "de"
        | "es"
        | "fr"
        | "it"
        | "nl"
        | "pl"
        | "pt"
        | "ja"
        | "ar"
        | null
      )
    | null;
  extra_info?: string;
  warehouse?: string;
  pricelist?: string | null;
  handover?: string[];
  num_catalogs?: number;
  agents?: string[];
  is_wholesale?: boolean;
  num_orders?: number;
  addresses?: UserAddress[];
  sales_organizations?: SalesOrganization[];
};
export type DeleteUserRequest = {
  id: string;
  handover?: string[];
  delete_orders?: false;
};
export type DeleteUserRequestRead = {
  id: string;
  handover?: string[];
  delete_orders?: false;
  name?: string;
  email?: string;
  roles?: Role[];
  sap_id?: string | null;
  catalogs?: string[];
  num_catalogs?: number;
  agents?: string[];
  extra_info?: string;
  warehouse?: string;
  pricelist?: string | null;
  is_wholesale?: boolean;
  num_orders?: number;
  addresses?: UserAddress[];
  sales_organizations?: SalesOrganization[];
};
export type SetUserRolesRequest = {
  id: string;
  roles: Role[];
  handover?: string[];
};
export type SetUserAgentsRequest = {
  id: string;
  agents: string[];
};
export type SetUserSapIdRequest = {
  id: string;
  sap_id: string | null;
};
export type EnteredAddress = {
  sap_id: string;
  name1: string;
  address: string;
};
export type EnteredSalesOrganization = {
  sales_organization: string;
  channel: string;
};
export type ChangeUserPlacesRequest = {
  id: string;
  addresses?: EnteredAddress[];
  removed_addresses?: string[];
  sales_organizations?: EnteredSalesOrganization[];
  removed_sales_organizations?: EnteredSalesOrganization[];
};
export type SetUserPasswordRequest = {
  id: string;
  password: string;
  current_password?: string;
};
export type SendInvitationRequest = {
  id: string;
};
export type CreatedUser = {
  id: string;
  name: string;
  email: string;
};
export type RowNote = {
  row: number;
  column: string;
  message: string;
};
export type BulkUsersResult = {
  status: CommandStatus;
  error?: string[];
  users?: CreatedUser[];
  notes?: RowNote[];
};
export type BulkUsersForm = {
  file: Blob;
};
export type Catalog = {
  id: string;
  name: string;
  brand: string;
  season: string;
  catalog_type: CatalogType;
  drop: string;
  service_date: number | null;
  is_current: boolean;
  wls_enabled: boolean;
  ls_enabled: boolean;
  num_items: number;
  currency: string;
  cover?: string | null;
  picture_tags?: {
    [key: string]: string;
  };
  num_customers?: number;
  num_orders?: number;
  num_missing_pictures?: number;
};
export type CatalogList = Catalog[];
export type RowError = {
  row: number;
  column: string;
  message: string;
};
export type CatalogUploadResult = {
  status: CommandStatus;
  catalog_id?: string;
  error?: string;
  num_bound_codes?: number;
  errors?: RowError[];
  notes?: RowNote[];
};
export type UploadCatalogForm = {
  name: string;
  season: string;
  catalog_type?: CatalogType;
  brand?: string;
  ls_enabled?: "true" | "false";
  wls_enabled?: "true" | "false";
  is_current?: "true" | "false";
  drop?: string;
  service_date?: string;
  move_codes?: "true" | "false";
  catalog_path: Blob;
};
export type ReuploadCatalogForm = {
  catalog: string;
  name: string;
  catalog_type: CatalogType;
  is_current: "true" | "false";
  drop: string;
  service_date?: string;
  move_codes?: "true" | "false";
  catalog_path?: Blob;
};
export type CatalogChange = {
  kind: "added" | "changed" | "removed";
  generic: string;
  name: string;
  field: string;
  key: string;
  before: string | null;
  after: string | null;
};
export type CatalogUpdatePreview = {
  status: CommandStatus;
  error?: string;
  num_bound_codes?: number;
  errors?: RowError[];
  num_added?: number;
  num_changed?: number;
  num_removed?: number;
  num_unnamed?: number;
  changes?: CatalogChange[];
  notes?: RowNote[];
};
export type PreviewCatalogUpdateForm = {
  catalog?: string;
  action?: "update" | "upload" | "edit";
  override?: "true" | "false";
  move_codes?: "true" | "false";
  catalog_path: Blob;
};
export type CatalogVisibilityRequest = {
  id: string;
  wls_enabled?: boolean;
  ls_enabled?: boolean;
  is_current?: boolean;
};
export type CatalogVisibilityRequestRead = {
  id: string;
  wls_enabled?: boolean;
  ls_enabled?: boolean;
  is_current?: boolean;
  name?: string;
  brand?: string;
  season?: string;
  catalog_type?: string;
  drop?: string;
  service_date?: number | null;
  num_items?: number;
  currency?: string;
  cover?: string | null;
  picture_tags?: {
    [key: string]: string;
  };
  num_customers?: number;
  num_orders?: number;
  num_missing_pictures?: number;
};
export type DeleteCatalogResult = {
  status: CommandStatus;
  error?: string;
  orders?: number;
};
export type CatalogWithGarments = {
  id: string;
  name: string;
  season: string;
  currency: string;
  garments: Garment[];
  missing_pictures?: string[];
};
export type GarmentsResult = {
  status: CommandStatus;
  error?: string;
  num_bound_codes?: number;
  errors?: RowError[];
  notes?: RowNote[];
};
export type UploadGarmentsForm = {
  catalog_ids: string;
  move_codes?: "true" | "false";
  file_path: Blob;
};
export type EditGarmentsForm = {
  catalog_ids: string;
  move_codes?: "true" | "false";
  file_path: Blob;
  override?: "true" | "false";
};
export type DeleteGarmentsForm = {
  catalog_ids: string;
  file_path: Blob;
};
export type CatalogAction = "enable" | "disable";
export type CatalogForUserRequest = {
  catalog_id: string;
  user_id: string;
  action: CatalogAction;
};
export type CatalogForUsersResult = {
  status: CommandStatus;
  error?: string;
  changed?: string[];
};
export type CatalogForUsersRequest = {
  catalog_id: string;
  user_ids: string[];
  action: CatalogAction;
  cascade?: boolean;
};
export type ImagesForm = {
  images: Blob[];
};
export type StockForm = {
  stocks_file: Blob;
};
export type TaskDetails = {
  status: TaskStatus;
  progress: number;
  error: string | null;
};
export type TaskStatusResult = {
  details: TaskDetails;
};
export type SyncStocksRequest = object;
export type Task = {
  task_id: string;
  class: string;
  status: TaskStatus;
  progress: number;
  error: string | null;
  created?: number;
  finished_at?: number;
  errors?: string[];
  errors_count?: number;
  can_retry?: boolean;
  api_key?: string;
};
export type TaskListResult = {
  tasks: Task[];
};
export type RefusedFile = {
  file: string;
  refused_at: number;
  reason: string;
};
export type RefusedFileList = {
  files: RefusedFile[];
  count: number;
};
export type DismissRefusedFileRequest = {
  file: string;
  refused_at: number;
};
export type ErpDocument = {
  document: "order-confirmation" | "delivery" | "invoice";
  format: 1;
  number: string;
  day: string;
  [key: string]: unknown;
};
export type KeyScope =
  "read_orders" | "write_fulfillment" | "write_stock" | "write_catalogs";
export type ApiKey = {
  id: string;
  name: string;
  scopes: KeyScope[];
  created_by: string;
  created: number;
  expires: number;
  last_used: number | null;
};
export type ApiKeyList = {
  keys: ApiKey[];
};
export type CreateApiKeyResult = {
  status: CommandStatus;
  id?: string;
  key?: string;
  needs_confirmation?: boolean;
  error?: string;
};
export type CreateApiKeyRequest = {
  name: string;
  scopes: KeyScope[];
  expires: number;
};
export type EndApiKeyRequest = {
  id: string;
};
export type WebhookEvent =
  | "order.finished"
  | "order.sent"
  | "order.refused"
  | "order.shipped"
  | "order.shipment_reversed";
export type Webhook = {
  id: string;
  url: string;
  events: WebhookEvent[];
  created_by: string;
  created: number;
  ended: number | null;
  waiting: number;
  failed: number;
};
export type WebhookList = {
  webhooks: Webhook[];
};
export type CreateWebhookResult = {
  status: CommandStatus;
  id?: string;
  secret?: string;
  needs_confirmation?: boolean;
  error?: string;
};
export type CreateWebhookRequest = {
  url: string;
  events: WebhookEvent[];
};
export type EndWebhookRequest = {
  id: string;
};
export type WebhookDeliveryStatus = "waiting" | "delivered" | "failed";
export type WebhookDelivery = {
  id: string;
  message_id: string;
  event: WebhookEvent;
  order_id: string;
  order_name: string;
  created: number;
  status: WebhookDeliveryStatus;
  attempts: number;
  last_attempt: number | null;
  next_attempt: number | null;
  error: string | null;
};
export type WebhookDeliveryList = {
  deliveries: WebhookDelivery[];
};
export type ResendWebhookDeliveryRequest = {
  id: string;
};
export const {
  useLoginMutation,
  useSetPasswordByLinkMutation,
  useRequestPasswordLinkMutation,
  useLogoutMutation,
  useGetMeQuery,
  useSetMyLanguageMutation,
  useGetSecondStepQuery,
  useCompleteSignInMutation,
  useConfirmSessionMutation,
  useGetSecondFactorsQuery,
  useStartTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
  useGetFactorsOfUserQuery,
  useResetFactorsMutation,
  useStartPasskeySignInMutation,
  useSignInByPasskeyMutation,
  useStartPasskeyMutation,
  useListPasskeysQuery,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useExportMyDataMutation,
  useExportUserDataMutation,
  useEraseUserMutation,
  useListDeletedUsersQuery,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useListSessionsOfUserQuery,
  useEndSessionsOfUserMutation,
  useUpdateOrderMutation,
  useFinishOrderMutation,
  useSetOrderNoteMutation,
  useGetOrderPapersQuery,
  useListOrderNewsQuery,
  useDismissOrderNewsMutation,
  useGetOrderFulfillmentQuery,
  useListOrderVersionsQuery,
  useGetOrderVersionQuery,
  useSetOrderPapersMutation,
  useGetOrderQuery,
  useCreateOrderLinkMutation,
  useCreateOrderMutation,
  useUnlockOrderMutation,
  useSaveOrderProposalMutation,
  useProposeOrderMutation,
  useWithdrawOrderProposalMutation,
  useTakeOrderProposalMutation,
  useDeclineOrderProposalMutation,
  useSendOrderMutation,
  useDeleteOrderMutation,
  useUpdateOrderAddressMutation,
  useCopyOrderMutation,
  useListOrdersQuery,
  useListOrdersOfUserQuery,
  useGetOrderPlaceQuery,
  useGetOverviewQuery,
  useGetGarmentOrdersQuery,
  useFindThingsQuery,
  useReportPresenceQuery,
  useListOrderEventsQuery,
  useDownloadOrderListMutation,
  useStartOrderTaskMutation,
  useCheckOrderStockQuery,
  useListOrderTasksQuery,
  useListOrderViewsQuery,
  useSaveOrderViewMutation,
  useDeleteOrderViewMutation,
  useSetStartOrderViewMutation,
  useGetOrderTaskQuery,
  useDownloadOrderTaskFilesMutation,
  useDownloadOrderExcelMutation,
  useDownloadOrderPdfMutation,
  useDownloadOrderOnlyPdfMutation,
  useDownloadInvoicePdfMutation,
  useDownloadToComeExcelMutation,
  useDownloadToComePdfMutation,
  useGetOrderConfirmationMutation,
  useListCustomersQuery,
  useListCustomerGroupsQuery,
  useSaveCustomerGroupMutation,
  useChangeCustomerGroupMembersMutation,
  useDeleteCustomerGroupMutation,
  useStartCustomerTaskMutation,
  useListCustomerTasksQuery,
  useGetCustomerTaskQuery,
  useListCustomerFiguresQuery,
  useGetUserQuery,
  useListCustomersOfAgentQuery,
  useListAgentsQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useSetUserRolesMutation,
  useSetUserAgentsMutation,
  useSetUserSapIdMutation,
  useChangeUserPlacesMutation,
  useSetUserPasswordMutation,
  useSendInvitationMutation,
  useCreateUsersInBulkMutation,
  useListCatalogsQuery,
  useListAllCatalogsQuery,
  useUploadCatalogMutation,
  useReuploadCatalogMutation,
  usePreviewCatalogUpdateMutation,
  useSetCatalogVisibilityMutation,
  useDeleteCatalogMutation,
  useGetCatalogQuery,
  useDownloadCatalogDesignMutation,
  useDownloadCatalogStockPdfMutation,
  useDownloadCatalogPdfMutation,
  useUploadGarmentsMutation,
  useEditGarmentsMutation,
  useDeleteGarmentsMutation,
  useSetCatalogForUserMutation,
  useSetCatalogForUsersMutation,
  useUploadImagesMutation,
  useUploadColorsMutation,
  useUploadStockMutation,
  useGetTaskStatusQuery,
  useRemoveStocksMutation,
  useSyncStocksMutation,
  useListTasksQuery,
  useRetryTaskMutation,
  useDownloadTaskErrorsMutation,
  useListRefusedFilesQuery,
  useDismissRefusedFileMutation,
  useReportFulfillmentMutation,
  useListApiKeysQuery,
  useCreateApiKeyMutation,
  useEndApiKeyMutation,
  useListWebhooksQuery,
  useCreateWebhookMutation,
  useEndWebhookMutation,
  useListWebhookDeliveriesQuery,
  useResendWebhookDeliveryMutation,
} = injectedRtkApi;
